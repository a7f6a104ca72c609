import { m } from "../../../paraglide/messages.js";
import { Panel } from "../../../parts/panel/panel.tsx";
import { RecordForm } from "../../../parts/record-form/record-form.tsx";
import { useRecordForm } from "../../../parts/record-form/use-record-form.ts";
import { RecordFields } from "../fields/record-field.tsx";
import type { AnyRecord, Kind, Values } from "../kind.ts";
import { keepRecord, saveRecord } from "../record-calls.ts";
import { editedFields, fieldsInWords, missingFields } from "../spec-words.ts";
import { Preview } from "./preview.tsx";
import styles from "./record-editor.module.css";

interface RecordEditorProps {
	kind: Kind;
	record: AnyRecord;
	/** Null for a record that is not there yet. */
	id: number | null;
	onSaved?: (record: AnyRecord) => void;
}

/** The form of a record, made from the description of its kind. */
export function RecordEditor({ kind, record, id, onSaved }: RecordEditorProps) {
	const { sections, preview } = kind;
	const form = useRecordForm<AnyRecord, Values>({
		record,
		read: (one) => editedFields(sections, one),
		fields: fieldsInWords(sections),
		check: (values) => missingFields(sections, values),
		save: (values, version) => saveRecord(kind.kind, id, values, version),
		onSaved: onSaved ?? ((saved) => keepRecord(kind.kind, saved)),
		done: id === null ? m.records_added : kind.page ? m.records_saved : m.parts_saved,
	});
	return (
		<RecordForm form={form} {...(id === null && { saveLabel: m.records_add() })}>
			<div className={styles.frame}>
				<div className={styles.columns} data-preview={preview ? "" : undefined}>
					<div className={styles.fields}>
						{sections.map(({ title, text, fields }) => (
							<Panel key={title()} title={title()} {...(text && { text: text() })}>
								<RecordFields specs={fields} control={form.control} />
							</Panel>
						))}
					</div>
					{preview && <Preview wordsIn={(locale) => preview(form.values, locale)} />}
				</div>
			</div>
		</RecordForm>
	);
}
