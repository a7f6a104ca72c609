import { StaffApiError } from "@kvart/contract/staff/client";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { changedFields } from "../../../lib/merge.ts";
import { m } from "../../../paraglide/messages.js";
import { ListField } from "../../../parts/list-field/list-field.tsx";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { RecordForm } from "../../../parts/record-form/record-form.tsx";
import { useRecordForm } from "../../../parts/record-form/use-record-form.ts";
import { Answer } from "../../../parts/states/answer.tsx";
import type { AnyRecord, Kind } from "../kind.ts";
import { orderRecords, recordsQuery } from "../record-calls.ts";
import { useNames } from "../use-options.ts";
import styles from "./order-page.module.css";
import { type Shelves, shelvesOf } from "./shelves.ts";

interface OrderPageProps {
	kind: Kind;
	/** The area's own path. */
	root: string;
}

/** The records of a kind in the order of the site, to be moved. */
export function OrderPage({ kind, root }: OrderPageProps) {
	const list = `${root}/${kind.path}`;
	return (
		<>
			<PageHeader
				title={m.records_order_title({ kind: kind.words.many() })}
				text={m.records_order_text()}
				back={{ to: list, label: kind.words.many() }}
			/>
			<Answer query={useQuery(recordsQuery(kind.kind))}>
				{(records) => <OrderForm kind={kind} records={records} list={list} />}
			</Answer>
		</>
	);
}

interface OrderFormProps {
	kind: Kind;
	records: readonly AnyRecord[];
	list: string;
}

/** Somebody added or removed one meanwhile: there is no record to compare with, only a list to look at anew. */
async function saveShelves(kind: Kind, shelves: readonly (readonly number[])[]): Promise<void> {
	try {
		for (const ids of shelves) await orderRecords(kind.kind, ids);
	} catch (error) {
		if (!(error instanceof StaffApiError) || error.code !== "ERR_CHANGED_MEANWHILE") throw error;
		throw new StaffApiError(error.status, { code: error.code });
	}
}

function OrderForm({ kind, records, list }: OrderFormProps) {
	const navigate = useNavigate();
	const groups = useNames("groups");
	const byId = new Map(records.map((record) => [record.id, record]));
	const before = shelvesOf(records, kind.order?.shelfOf);
	const nameOf = (id: number) => kind.nameOf(byId.get(id) as AnyRecord);
	const shelfName = (ids: readonly number[]) => {
		const first = byId.get(ids[0] ?? 0);
		return (first && kind.order?.shelfName?.(first, groups)) ?? kind.words.many();
	};

	const form = useRecordForm<{ version: number; shelves: Shelves }, Shelves>({
		record: { version: 1, shelves: before },
		read: ({ shelves }) => shelves,
		fields: Object.fromEntries(Object.keys(before).map((shelf) => [shelf, { label: kind.words.many }])),
		save: async (shelves, version) => {
			const changed = changedFields(before, shelves).flatMap((shelf) => [shelves[shelf] ?? []]);
			await saveShelves(kind, changed);
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
