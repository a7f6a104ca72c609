import { Badge, Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Plus, Rows3 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { formatDate } from "../../../lib/format.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { m } from "../../../paraglide/messages.js";
import type { Column } from "../../../parts/data-table/column.ts";
import { DataTable } from "../../../parts/data-table/data-table.tsx";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { EmptyState } from "../../../parts/states/states.tsx";
import { NewPriceList } from "./new-price-list.tsx";
import { changesOf, currentDay, type PriceList, stateColors, stateLabels, stateOf } from "./price-values.ts";

function columnsOf(lists: readonly PriceList[]): Column<PriceList>[] {
	const today = currentDay();
	const state = (list: PriceList) => stateOf(list, lists, today);
	const before = (list: PriceList) => lists.findLast(({ valid_from }) => valid_from < list.valid_from);
	return [
		{
			key: "valid_from",
			label: m.records_prices_from(),
			sortBy: (list) => list.valid_from,
			cell: (list) => formatDate(list.valid_from),
		},
		{
			key: "state",
			label: m.records_state(),
			sortBy: (list) => stateLabels[state(list)](),
			cell: (list) => <Badge color={stateColors[state(list)]}>{stateLabels[state(list)]()}</Badge>,
		},
		{
			key: "items",
			label: m.records_items(),
			align: "end",
			sortBy: (list) => list.groups.flatMap(({ items }) => items).length,
			cell: (list) => list.groups.flatMap(({ items }) => items).length,
		},
		{
			key: "changes",
			label: m.records_price_changes(),
			cell: (list) => {
				const last = before(list);
				return last
					? m.records_price_changes_text({ ...changesOf(list.groups, last.groups) })
					: m.records_price_list_first();
			},
		},
	];
}

/** The current price list, those to come, and the history. */
export function PriceListsPage() {
	const query = useQuery(apiQuery("listPriceListRecords"));
	const navigate = useNavigate();
	const [adding, setAdding] = useState(false);
	const lists = query.data ?? [];
	const newest = lists.at(-1);
	return (
		<>
			<PageHeader
				title={m.records_prices()}
				text={m.records_prices_text()}
				actions={
					newest && (
						<Button leftSection={<Plus size={20} aria-hidden />} onClick={() => setAdding(true)}>
							{m.records_price_list_new()}
						</Button>
					)
				}
			/>
			<DataTable
				label={m.records_prices()}
				query={query}
				columns={columnsOf(lists)}
				sorted="-valid_from"
				rowKey={({ id }) => id}
				rowTo={({ id }) => `/content/prices/${id}`}
				fileName={m.records_prices()}
				empty={<EmptyState icon={Rows3} title={m.records_none()} />}
			/>
			{adding && newest && (
				<NewPriceList
					copied={newest}
					onAdded={(id) => void navigate(`/content/prices/${id}`)}
					onClose={() => setAdding(false)}
				/>
			)}
		</>
	);
}
