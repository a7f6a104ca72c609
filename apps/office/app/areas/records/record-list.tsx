import { Badge, Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ArrowUpDown, Plus, Rows3 } from "lucide-react";
import { Link } from "react-router";
import { m } from "../../paraglide/messages.js";
import type { Column } from "../../parts/data-table/column.ts";
import { DataTable } from "../../parts/data-table/data-table.tsx";
import { PageHeader } from "../../parts/page-header/page-header.tsx";
import { EmptyState } from "../../parts/states/empty-state.tsx";
import { columnMakers } from "./columns.tsx";
import type { AnyRecord, Kind } from "./kind.ts";
import { recordsQuery } from "./record-calls.ts";
import { hasTranslations, missingTranslations } from "./spec-words.ts";

/** Every word of a record, for the search. */
function textOf(value: unknown): string {
	if (typeof value === "string") return value;
	if (Array.isArray(value)) return value.map(textOf).join(" ");
	return typeof value === "object" && value !== null ? Object.values(value).map(textOf).join(" ") : "";
}

function translationColumn({ sections }: Kind): Column<AnyRecord>[] {
	if (!hasTranslations(sections)) return [];
	const missing = (record: AnyRecord) => missingTranslations(sections, record);
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

/** All records of a kind: found, sorted, and the way to each of them. */
export function RecordList({ kind, root }: { kind: Kind; root: string }) {
	const { path, words, order, blank } = kind;
	const query = useQuery(recordsQuery(kind.kind));
	return (
		<>
			<PageHeader
				title={words.many()}
				text={words.text()}
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
						{blank && words.add && (
							<Button component={Link} to={`${root}/${path}/new`} leftSection={<Plus size={20} aria-hidden />}>
								{words.add()}
							</Button>
						)}
					</>
				}
			/>
			<DataTable
				label={words.many()}
				query={query}
				columns={[...kind.columns(columnMakers()), ...translationColumn(kind)]}
				rowKey={({ id }) => id}
				rowTo={({ id }) => `${root}/${path}/${id}`}
				textOf={textOf}
				searchPlaceholder={m.records_search()}
				fileName={path}
				empty={<EmptyState icon={Rows3} title={m.records_none()} />}
			/>
		</>
	);
}
