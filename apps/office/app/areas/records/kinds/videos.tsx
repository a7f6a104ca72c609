import type { RecordOf } from "@kvart/contract/staff/records/kinds";
import { Badge } from "@mantine/core";
import { formatNumber } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import * as field from "../field.ts";
import { describeKind, inOffice } from "../kind.ts";
import { GroupName } from "../use-options.ts";

export function videoTitle({ title, title_eng }: Pick<RecordOf<"Video">, "title" | "title_eng">): string {
	return inOffice(title, title_eng);
}

export const videos = describeKind({
	kind: "Video",
	path: "films",
	access: "content",
	texts: { many: m.records_videos, text: m.records_videos_text, add: m.records_video_new },
	nameOf: videoTitle,
	columns: ({ text, number }) => [
		text("title", m.records_title(), videoTitle),
		{ key: "group", label: m.records_group(), cell: ({ group_id }) => <GroupName id={group_id} /> },
		{
			key: "published",
			label: m.records_state(),
			sortBy: ({ published }) => Number(published),
			cell: ({ published }) => (
				<Badge color={published ? "booked" : "gray"}>
					{published ? m.records_published() : m.records_not_published()}
				</Badge>
			),
		},
		number("views", m.records_views(), ({ views }) => views, formatNumber),
	],
	blank: {},
	sections: [
		{
			title: m.records_texts,
			fields: [
				field.bilingual("title", m.records_title),
				field.optional(field.bilingual("description", m.records_description, { multiline: true })),
			],
		},
		{
			title: m.records_basics,
			fields: [
				field.relation("group_id", m.records_group, { to: "groups" }),
				field.text("url", m.records_url, { description: m.records_url_text }),
				field.toggle("published", m.records_published, { description: m.records_published_text }),
			],
		},
	],
	page: () => "/online-trainings",
	preview: ({ title, title_eng, description, description_eng }, text) => ({
		title: text(title, title_eng),
		text: text(description, description_eng),
	}),
	order: {
		shelfOf: ({ group_id }) => String(group_id),
		shelfName: ({ group_id }, groups) => groups.get(group_id) ?? "",
	},
});

export const groups = describeKind({
	kind: "VideoGroup",
	path: "groups",
	access: "content",
	texts: {
		many: m.records_groups,
		text: m.records_groups_text,
		add: m.records_group_new,
		inUse: m.records_in_use_group,
	},
	nameOf: ({ name, name_eng }) => inOffice(name, name_eng),
	columns: ({ text, number }) => [
		text("name", m.records_name(), ({ name, name_eng }) => inOffice(name, name_eng)),
		number("videos", m.records_group_videos(), (group) => group.videos),
		number("members", m.records_group_members(), ({ members }) => members),
	],
	blank: {},
	sections: [
		{
			title: m.records_basics,
			fields: [field.bilingual("name", m.records_name)],
		},
	],
});

export const codes = describeKind({
	kind: "GroupCode",
	path: "codes",
	access: "content",
	texts: { many: m.records_codes, text: m.records_codes_text, add: m.records_code_new },
	nameOf: ({ code }) => code,
	columns: ({ text, date, dateRange }) => [
		text("code", m.records_code(), ({ code }) => code),
		{ key: "group", label: m.records_group(), cell: ({ group_id }) => <GroupName id={group_id} /> },
		dateRange(({ valid_from, valid_until }) => [valid_from, valid_until]),
		date("from", m.records_valid_from(), ({ valid_from }) => valid_from),
		date("until", m.records_valid_until(), ({ valid_until }) => valid_until),
	],
	blank: {},
	sections: [
		{
			title: m.records_basics,
			fields: [
				field.text("code", m.records_code, { description: m.records_code_text }),
				field.relation("group_id", m.records_group, { to: "groups" }),
				field.date("valid_from", m.records_valid_from),
				field.date("valid_until", m.records_valid_until, { description: m.records_valid_until_text }),
			],
		},
	],
});
