import { m } from "../../../paraglide/messages.js";
import { describeKind } from "../kind.ts";
import { GroupName } from "./group-name.tsx";

export const codes = describeKind({
	kind: "GroupCode",
	path: "codes",
	access: "chain",
	words: { many: m.records_codes, text: m.records_codes_text, add: m.records_code_new },
	nameOf: ({ code }) => code,
	columns: ({ words, date, span }) => [
		words("code", m.records_code(), ({ code }) => code),
		{ key: "group", label: m.records_group(), cell: ({ group_id }) => <GroupName id={group_id} /> },
		span(({ valid_from, valid_until }) => [valid_from, valid_until]),
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
