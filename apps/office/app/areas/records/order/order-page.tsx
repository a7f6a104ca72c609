import { StaffApiError } from "@kvart/contract/staff/client";
import type { KindName } from "@kvart/contract/staff/records/calls";
import type { RecordOf } from "@kvart/contract/staff/records/kinds";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { changedFields } from "../../../lib/same.ts";
import { m } from "../../../paraglide/messages.js";
import { ListField } from "../../../parts/list-field/list-field.tsx";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { RecordForm } from "../../../parts/record-form/record-form.tsx";
import { useRecordForm } from "../../../parts/record-form/use-record-form.ts";
import { QueryResult } from "../../../parts/states/states.tsx";
import type { Kind } from "../kind.ts";
import { orderRecords, recordsQuery } from "../record-calls.ts";
import { useNames } from "../use-options.ts";
import styles from "./order-page.module.css";

/** Ordered ids by group. */
type Shelves = Record<string, number[]>;

export function shelvesOf<R extends { id: number }>(
	records: readonly R[],
	shelfOf: (record: R) => string = () => "all",
): Shelves {
	const groups = Map.groupBy(records, (record) => `shelf ${shelfOf(record)}`);
	return Object.fromEntries([...groups].map(([shelf, own]) => [shelf, own.map(({ id }) => id)]));
}

interface OrderPageProps<K extends KindName> {
	kind: Kind<K>;
	/** Path of the area. */
	root: string;
}

export function OrderPage<K extends KindName>({ kind, root }: OrderPageProps<K>) {
	const list = `${root}/${kind.path}`;
	return (
		<>
			<PageHeader
				title={m.records_order_title({ kind: kind.texts.many() })}
				text={m.records_order_text()}
				back={{ to: list, label: kind.texts.many() }}
			/>
			<QueryResult query={useQuery(recordsQuery(kind.kind))}>
				{(records) => <OrderForm kind={kind} records={records} list={list} />}
			</QueryResult>
		</>
	);
}

interface OrderFormProps<K extends KindName> {
	kind: Kind<K>;
	records: readonly RecordOf<K>[];
	list: string;
}

/** If records were added or removed meanwhile, there is nothing to merge: shows the plain error. */
async function saveShelves(kind: KindName, shelves: readonly number[][]): Promise<void> {
	try {
		for (const ids of shelves) await orderRecords(kind, ids);
	} catch (error) {
		if (!(error instanceof StaffApiError) || error.code !== "ERR_CHANGED_MEANWHILE") throw error;
		throw new StaffApiError(error.status, { code: error.code });
	}
}

function OrderForm<K extends KindName>({ kind, records, list }: OrderFormProps<K>) {
	const navigate = useNavigate();
	const groups = useNames("groups");
	const byId = new Map(records.map((record) => [record.id, record]));
	const before = shelvesOf(records, kind.order?.shelfOf);
	const nameOf = (id: number) => {
		const record = byId.get(id);
		return record ? kind.nameOf(record) : "";
	};
	const shelfName = (ids: readonly number[]) => {
		const first = byId.get(ids[0] ?? 0);
		return (first && kind.order?.shelfName?.(first, groups)) ?? kind.texts.many();
	};

	const all = records.map(({ id }) => id).toSorted((a, b) => a - b);

	const form = useRecordForm<{ version: number; shelves: Shelves }, Shelves>({
		// A draft that names a deleted record must not be restored.
		draft: `order:${kind.kind}:${all.join(",")}`,
		record: { version: 1, shelves: before },
		read: ({ shelves }) => shelves,
		fields: Object.fromEntries(Object.keys(before).map((shelf) => [shelf, { label: kind.texts.many }])),
		save: async (shelves, version) => {
			const changed = changedFields(before, shelves).flatMap((shelf) => [shelves[shelf] ?? []]);
			await saveShelves(kind.kind, changed);
			return { version: version + 1, shelves };
		},
		done: m.records_order_saved,
		onSaved: () => void navigate(list),
	});

	return (
		<RecordForm form={form}>
			{Object.entries(form.values).map(([shelf, ids]) => (
				<Panel key={shelf}>
					<ListField label={shelfName(ids)} value={ids} onChange={(moved) => form.set(shelf, moved)} nameOf={nameOf}>
						{(id) => <span className={styles.name}>{nameOf(id)}</span>}
					</ListField>
				</Panel>
			))}
		</RecordForm>
	);
}
