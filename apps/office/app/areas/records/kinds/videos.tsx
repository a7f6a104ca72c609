import type { RecordOf } from "@kvart/contract/staff/records/kinds";
import { Badge } from "@mantine/core";
import { formatNumber } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import { describeKind } from "../kind.ts";
import { GroupName } from "./group-name.tsx";
import { inOffice, previewText } from "./in-locale.ts";

export function videoTitle({ title, title_eng }: Pick<RecordOf<"Video">, "title" | "title_eng">): string {
	return inOffice(title, title_eng);
}

export const videos = describeKind({
	kind: "Video",
	path: "films",
	access: "chain",
	words: { many: m.records_videos, text: m.records_videos_text, add: m.records_video_new },
	nameOf: videoTitle,
	columns: ({ words, figure }) => [
		words("title", m.records_title(), videoTitle),
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
		figure("views", m.records_views(), ({ views }) => views, formatNumber),
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
