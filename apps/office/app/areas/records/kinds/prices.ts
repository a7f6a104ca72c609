import { formatDate } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import * as field from "../field.ts";
import { describeKind } from "../kind.ts";
import { clubsOptions, coveringOptions, hoursOptions } from "../prices/plan-options.ts";
import { PriceListPage } from "../prices/price-list-page.tsx";
import { PriceListsPage } from "../prices/price-lists-page.tsx";

/** Edited as a table; the sections name the fields in the dialog for concurrent changes. */
export const prices = describeKind({
	kind: "PriceList",
	path: "prices",
	access: "content",
	texts: { many: m.records_prices, text: m.records_prices_text, inUse: m.records_in_use_prices },
	nameOf: ({ valid_from }) => m.records_price_list_of({ date: formatDate(valid_from) }),
	columns: () => [],
	pages: { List: PriceListsPage, Record: PriceListPage },
	sections: [
		{
			title: m.records_prices,
			fields: [
				field.date("valid_from", m.records_prices_from),
				{
					type: "list",
					name: "groups",
					label: m.records_price_groups,
					add: m.records_price_new,
					called: "title",
					fields: [
						field.bilingual("title", m.records_title),
						field.optional(field.bilingual("note", m.records_note)),
						field.toggle("most_chosen", m.records_most_chosen),
						{
							type: "list",
							name: "items",
							label: m.records_items,
							add: m.records_item_new,
							called: "title",
							fields: [
								field.bilingual("title", m.records_name),
								field.number("price", m.records_price, { unit: " RSD" }),
								field.number("months", m.records_months),
								field.number("visits", m.records_visits),
								field.optional(field.bilingual("unit", m.records_unit)),
								field.optional(field.bilingual("note", m.records_note)),
								field.chips("covers", m.records_plan_covers, { options: coveringOptions }),
								field.select("hours", m.records_plan_hours, { options: hoursOptions }),
								field.select("clubs", m.records_plan_clubs, { options: clubsOptions }),
								field.relations("gym_ids", m.records_plan_gyms, { to: "clubs" }),
								field.number("freeze_days", m.records_plan_freeze_days),
							],
						},
					],
				},
			],
		},
	],
});
