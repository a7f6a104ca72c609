import { m } from "../../../paraglide/messages.js";
import { describeKind } from "../kind.ts";
import { inOffice } from "./in-locale.ts";

export const groups = describeKind({
	kind: "VideoGroup",
	path: "groups",
	access: "chain",
	words: {
		many: m.records_groups,
		text: m.records_groups_text,
		add: m.records_group_new,
		inUse: m.records_in_use_group,
	},
	nameOf: ({ name, name_eng }) => inOffice(name, name_eng),
	columns: ({ words, figure }) => [
		words("name", m.records_name(), ({ name, name_eng }) => inOffice(name, name_eng)),
		figure("videos", m.records_group_videos(), ({ videos }) => videos),
		figure("members", m.records_group_members(), ({ members }) => members),
	],
	blank: () => ({ name: "", name_eng: "" }),
	sections: [
		{
			title: m.records_basics,
			fields: [{ type: "bilingual", sr: "name", en: "name_eng", label: m.records_name, required: true }],
		},
	],
});
