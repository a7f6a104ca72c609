import type { KindName } from "@kvart/contract/staff/records/calls";
import type { RecordOf } from "@kvart/contract/staff/records/kinds";
import { Badge, Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ArrowUpDown, Plus, Rows3 } from "lucide-react";
import { Link } from "react-router";
import { mayEnter, useStaff } from "../../lib/staff.ts";
import { m } from "../../paraglide/messages.js";
import type { AreaPage } from "../../parts/area-pages/area-pages.tsx";
import type { Column } from "../../parts/data-table/column.ts";
import { DataTable } from "../../parts/data-table/data-table.tsx";
import { PageHeader } from "../../parts/page-header/page-header.tsx";
import { EmptyState } from "../../parts/states/states.tsx";
import { columnMakers } from "./columns.tsx";
import { hasTranslations, missingTranslations } from "./field-specs.ts";
import type { Kind } from "./kind.ts";
import { OrderPage } from "./order/order-page.tsx";
import { NewRecordPage, RecordPage } from "./page/record-page.tsx";
import { recordsQuery } from "./record-calls.ts";

/** All texts of a record, for the search. */
function textOf(value: unknown): string {
	if (typeof value === "string") return value;
	if (Array.isArray(value)) return value.map(textOf).join(" ");
	return typeof value === "object" && value !== null ? Object.values(value).map(textOf).join(" ") : "";
}

function translationColumn<K extends KindName>({ sections }: Kind<K>): Column<RecordOf<K>>[] {
	if (!hasTranslations(sections)) return [];
	const missing = (record: RecordOf<K>) => missingTranslations(sections, record);
	return [
		{
			key: "translation",
			label: m.records_translation(),
			sortBy: missing,
			csv: missing,
			cell: (record) =>
				missing(record) > 0 ? (
					<Badge color="warning">{m.records_missing({ count: missing(record) })}</Badge>
				) : (
					m.records_translated()
				),
		},
	];
}

function RecordList<K extends KindName>({ kind, root }: { kind: Kind<K>; root: string }) {
	const { path, texts, order } = kind;
	const mayAdd = mayEnter(useStaff(), kind.addAccess ?? kind.access) && kind.blank;
	const query = useQuery(recordsQuery(kind.kind));
	return (
		<>
			<PageHeader
				title={texts.many()}
				text={texts.text()}
				actions={
					<>
						{order && (
							<Button
								component={Link}
								to={`${root}/${path}/order`}
								variant="default"
								leftSection={<ArrowUpDown size={18} aria-hidden />}
							>
								{m.records_order()}
							</Button>
						)}
						{mayAdd && texts.add && (
							<Button component={Link} to={`${root}/${path}/new`} leftSection={<Plus size={20} aria-hidden />}>
								{texts.add()}
							</Button>
						)}
					</>
				}
			/>
			<DataTable
				label={texts.many()}
				query={query}
				columns={[...kind.columns(columnMakers()), ...translationColumn(kind)]}
				rowKey={({ id }) => id}
				rowTo={({ id }) => `${root}/${path}/${id}`}
				textOf={textOf}
				searchPlaceholder={m.records_search()}
				fileName={texts.many()}
				empty={<EmptyState icon={Rows3} title={m.records_none()} />}
			/>
		</>
	);
}

export function recordPages<K extends KindName>(kind: Kind<K>, root: string): AreaPage[] {
	const { path, access, addAccess = access, texts } = kind;
	if (kind.only)
		return [{ path, access, label: texts.many, element: <RecordPage key={path} kind={kind} root={root} /> }];
	const page = { kind, root };
	const { List, Record: One } = kind.pages ?? { List: RecordList, Record: RecordPage };
	return [
		{ path, access, label: texts.many, element: <List key={path} {...page} /> },
		...(kind.order ? [{ path: `${path}/order`, access, element: <OrderPage key={path} {...page} /> }] : []),
		...(kind.blank
			? [{ path: `${path}/new`, access: addAccess, element: <NewRecordPage key={path} {...page} /> }]
			: []),
		{ path: `${path}/:id`, access, element: <One key={path} {...page} /> },
	];
}
