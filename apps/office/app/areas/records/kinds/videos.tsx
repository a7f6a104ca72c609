import type { RecordOf } from "@kvart/contract/staff/records/kinds";
import { Badge } from "@mantine/core";
import { formatNumber } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import { describeKind, inOffice, previewText } from "../kind.ts";
import { GroupName } from "../use-options.ts";

export function videoTitle({ title, title_eng }: Pick<RecordOf<"Video">, "title" | "title_eng">): string {
	return inOffice(title, title_eng);
}

export const videos = describeKind({
	kind: "Video",
	path: "films",
	access: "chain",
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
	blank: () => ({
		group_id: null as never,
		title: "",
		title_eng: "",
		description: "",
		description_eng: "",
		url: "",
		published: false,
	}),
	sections: [
		{
			title: m.records_texts,
			fields: [
				{ type: "bilingual", sr: "title", en: "title_eng", label: m.records_title, required: true },
				{ type: "bilingual", sr: "description", en: "description_eng", label: m.records_description, multiline: true },
			],
		},
		{
			title: m.records_basics,
			fields: [
				{ type: "relation", name: "group_id", label: m.records_group, to: "groups", many: false, required: true },
				{ type: "text", name: "url", label: m.records_url, description: m.records_url_text, required: true },
				{ type: "switch", name: "published", label: m.records_published, description: m.records_published_text },
			],
		},
	],
	page: () => "/online-trainings",
	preview: ({ title, title_eng, description, description_eng }, locale) => {
		const heading = previewText(locale, title, title_eng);
		const text = previewText(locale, description, description_eng);
		return { title: heading.text, text: text.text, untranslated: heading.untranslated || text.untranslated };
	},
	order: {
		shelfOf: ({ group_id }) => String(group_id),
		shelfName: ({ group_id }, groups) => groups.get(group_id) ?? "",
	},
});

export const groups = describeKind({
	kind: "VideoGroup",
	path: "groups",
	access: "chain",
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
	blank: () => ({ name: "", name_eng: "" }),
	sections: [
		{
			title: m.records_basics,
			fields: [{ type: "bilingual", sr: "name", en: "name_eng", label: m.records_name, required: true }],
		},
	],
});

export const codes = describeKind({
	kind: "GroupCode",
	path: "codes",
	access: "chain",
	texts: { many: m.records_codes, text: m.records_codes_text, add: m.records_code_new },
	nameOf: ({ code }) => code,
	columns: ({ text, date, dateRange }) => [
		text("code", m.records_code(), ({ code }) => code),
		{ key: "group", label: m.records_group(), cell: ({ group_id }) => <GroupName id={group_id} /> },
		dateRange(({ valid_from, valid_until }) => [valid_from, valid_until]),
		date("from", m.records_valid_from(), ({ valid_from }) => valid_from),
		date("until", m.records_valid_until(), ({ valid_until }) => valid_until),
	],
	blank: () => ({ code: "", group_id: null as never, valid_from: null as never, valid_until: null as never }),
	sections: [
		{
			title: m.records_basics,
			fields: [
				{ type: "text", name: "code", label: m.records_code, description: m.records_code_text, required: true },
				{ type: "relation", name: "group_id", label: m.records_group, to: "groups", many: false, required: true },
				{ type: "date", name: "valid_from", label: m.records_valid_from, required: true },
				{
					type: "date",
					name: "valid_until",
					label: m.records_valid_until,
					description: m.records_valid_until_text,
					required: true,
				},
			],
		},
	],
});
