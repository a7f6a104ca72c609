import { inLocale } from "@kvart/contract/locale";
import type { KindName } from "@kvart/contract/staff/records/calls";
import type { RecordFields as FieldsOf, RecordOf } from "@kvart/contract/staff/records/kinds";
import { Button, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useNavigate, useParams } from "react-router";
import { useLanguage } from "../../../i18n/language.ts";
import { mayEnter, useStaff } from "../../../lib/staff.ts";
import { m } from "../../../paraglide/messages.js";
import type { FieldProps } from "../../../parts/fields/field-group.tsx";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { RecordForm } from "../../../parts/record-form/record-form.tsx";
import { useRecordForm } from "../../../parts/record-form/use-record-form.ts";
import { NotFound, QueryResult } from "../../../parts/states/states.tsx";
import { blankValues, editedFields, hasUntranslated, missingFields, specsOf, visibleSections } from "../field-specs.ts";
import { RecordFields } from "../fields/record-field.tsx";
import type { Kind } from "../kind.ts";
import { addRecord, cacheRecord, changeRecord, recordQuery } from "../record-calls.ts";
import { recordLabels } from "../record-labels.ts";
import { useRelationNames } from "../use-options.ts";
import { Preview } from "./preview.tsx";
import styles from "./record-page.module.css";
import { RemoveRecord } from "./remove-record.tsx";
import { SectionMenu, sectionId } from "./section-menu.tsx";

function SiteLink({ path }: { path: string }) {
	const address = useLanguage() === "en" ? `/en${path}` : path;
	return (
		<Button
			component="a"
			href={address}
			target="_blank"
			rel="noopener"
			variant="default"
			aria-label={m.records_on_site_new_tab()}
			leftSection={<ExternalLink size={18} aria-hidden />}
		>
			{m.records_on_site()}
		</Button>
	);
}

interface RecordEditorProps<K extends KindName> {
	kind: Kind<K>;
	record: RecordOf<K>;
	/** Null for a new record. */
	id: number | null;
	onSaved?: (record: RecordOf<K>) => void;
}

function RecordEditor<K extends KindName>({ kind, record, id, onSaved }: RecordEditorProps<K>) {
	type Fields = FieldsOf<K>;
	const { sections, preview, proposal } = kind;
	const relations = specsOf(sections).flatMap((spec) => ("to" in spec ? [spec.to] : []));
	const names = useRelationNames(new Set(relations));
	const form = useRecordForm<RecordOf<K>, Fields>({
		record,
		draft: `${kind.kind}:${id ?? "new"}`,
		read: (one) => editedFields(sections, one),
		fields: recordLabels(sections, names),
		check: (values) => missingFields<Fields>(sections, values),
		save: (values, version) =>
			id === null ? addRecord(kind.kind, values) : changeRecord(kind.kind, id, { ...values, version }),
		onSaved: onSaved ?? ((saved) => cacheRecord(kind.kind, saved)),
		done: id === null ? m.records_added : kind.page ? m.records_saved : m.parts_saved,
	});

	const shown = visibleSections(sections, id === null ? "new" : "saved");

	/** Specs name the fields of their kind. */
	function controlOf(name: string): FieldProps<unknown> {
		return form.control(name as keyof Fields & string) as FieldProps<unknown>;
	}

	function control(name: string): FieldProps<unknown> {
		const field = controlOf(name);
		if (id !== null || name !== proposal?.from) return field;
		const proposed = (text: unknown) => Object.entries(proposal.of(String(text)));
		const isProposed = proposed(field.value).every(([other, value]) => controlOf(other).value === value);
		const onChange = (typed: unknown) => {
			field.onChange(typed);
			if (isProposed) for (const [other, value] of proposed(typed)) controlOf(other).onChange(value);
		};
		return { ...field, onChange };
	}

	return (
		<RecordForm form={form} {...(id === null && { saveLabel: m.records_add() })}>
			<div className={styles.frame}>
				<SectionMenu titles={shown.map(({ title }) => title())} />
				<div className={styles.columns} data-preview={preview ? "" : undefined}>
					<div className={styles.fields}>
						{shown.map(({ title, text, fields, after }, index) => (
							<Panel key={title()} title={title()} headingId={sectionId(index)} {...(text && { text: text() })}>
								<RecordFields specs={fields} control={control} />
								{after?.(form.values)}
							</Panel>
						))}
					</div>
					{preview && (
						<Preview
							textsIn={(locale) => preview(form.values, (sr, en) => inLocale(locale, sr, en.trim() === "" ? null : en))}
							untranslated={hasUntranslated(sections, form.values)}
						/>
					)}
				</div>
			</div>
		</RecordForm>
	);
}

interface RecordPageProps<K extends KindName> {
	kind: Kind<K>;
	/** Path of the area. */
	root: string;
}

export function RecordPage<K extends KindName>({ kind, root }: RecordPageProps<K>) {
	const { id: inAddress } = useParams();
	const id = kind.only ?? Number(inAddress);
	const mayRemove = mayEnter(useStaff(), kind.addAccess ?? kind.access) && kind.blank;
	const query = useQuery({ ...recordQuery(kind.kind, id), enabled: Number.isInteger(id) });
	if (!Number.isInteger(id)) return <NotFound />;
	const list = `${root}/${kind.path}`;
	return (
		<QueryResult query={query} page>
			{(record) => (
				<>
					<PageHeader
						title={kind.only ? kind.texts.many() : kind.nameOf(record)}
						{...(kind.only ? { text: kind.texts.text() } : { back: { to: list, label: kind.texts.many() } })}
						actions={kind.page && <SiteLink path={kind.page(record)} />}
					/>
					<Stack gap="xl">
						<RecordEditor key={id} kind={kind} record={record} id={id} />
						{kind.more?.(record)}
						{mayRemove && <RemoveRecord kind={kind} record={record} list={list} />}
					</Stack>
				</>
			)}
		</QueryResult>
	);
}

export function NewRecordPage<K extends KindName>({ kind, root }: RecordPageProps<K>) {
	const navigate = useNavigate();
	const list = `${root}/${kind.path}`;
	if (!kind.blank || !kind.texts.add) return <NotFound />;
	const blank = { ...blankValues(specsOf(kind.sections)), ...kind.blank, id: 0, version: 0 } as RecordOf<K>;
	return (
		<>
			<PageHeader title={kind.texts.add()} text={m.records_add_text()} back={{ to: list, label: kind.texts.many() }} />
			<RecordEditor
				kind={kind}
				record={blank}
				id={null}
				onSaved={({ id }) => void navigate(`${list}/${id}`, { replace: true })}
			/>
		</>
	);
}
