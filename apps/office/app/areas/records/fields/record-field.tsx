import type { ReactNode } from "react";
import { m } from "../../../paraglide/messages.js";
import { ChipsField, SelectField, SwitchField } from "../../../parts/fields/choice-fields.tsx";
import { DateField } from "../../../parts/fields/date-fields.tsx";
import { type FieldProps, FormGrid, WholeRow } from "../../../parts/fields/field-group.tsx";
import { BilingualField, NumberField, TextField } from "../../../parts/fields/text-fields.tsx";
import { ListField } from "../../../parts/list-field/list-field.tsx";
import { PictureField, type PictureValue } from "../../../parts/picture-field/picture-field.tsx";
import { blankValues, english } from "../field-specs.ts";
import type { FieldSpec, SpecOf, Values } from "../kind.ts";
import { type Relation, useOptions } from "../use-options.ts";
import styles from "./fields.module.css";
import { HoursField } from "./hours-field.tsx";

/** Thumbnail and number of `/galleries/zemun/3.jpg`. */
export function thumbnailOf(address: string): { url: string; number: string } {
	const [, folder = "", number = ""] = /^\/galleries\/([\w-]+)\/(\d+)\.jpg$/.exec(address) ?? [];
	return folder ? { url: `/galleries/${folder}_thumbnails/${number}_thumb.jpg`, number } : { url: address, number: "" };
}

function pictureName(address: string): string {
	return m.records_gallery_picture({ number: thumbnailOf(address).number });
}

function GalleryField({ label, description, value, onChange, error }: FieldProps<readonly string[]>) {
	return (
		<ListField
			label={label}
			{...(description && { description })}
			value={value}
			onChange={onChange}
			error={error}
			nameOf={pictureName}
		>
			{(address) => (
				<div className={styles.row}>
					<img src={thumbnailOf(address).url} alt="" loading="lazy" width={96} height={64} className={styles.picture} />
					<span>{pictureName(address)}</span>
				</div>
			)}
		</ListField>
	);
}

function RelationField({ to, field }: { to: Relation; field: FieldProps<number | null> }) {
	return <SelectField {...field} options={useOptions(to)} />;
}

function RelationsField({ to, field }: { to: Relation; field: FieldProps<readonly number[]> }) {
	return <ChipsField {...field} options={useOptions(to)} />;
}

/** Props of a field of the form, or of an item in one of its lists. */
type Control = (name: string) => FieldProps<unknown>;

type Draw<T extends FieldSpec["type"]> = (spec: SpecOf<T>, control: Control) => ReactNode;

/** Adds label and hints of the spec. `describeKind` has checked that the field has values of the spec's type. */
function typed<V>(spec: Exclude<FieldSpec, { type: "bilingual" }>, control: Control): FieldProps<V> {
	return {
		...(control(spec.name) as FieldProps<V>),
		label: spec.label(),
		...(spec.description && { description: spec.description() }),
		...(spec.required && { required: true }),
	};
}

function ItemsField({ spec, control }: { spec: SpecOf<"list">; control: Control }) {
	const { name, label, value, onChange, error, description } = typed<Values[]>(spec, control);
	return (
		<ListField
			label={label}
			{...(description && { description })}
			value={value}
			onChange={onChange}
			error={error}
			add={{ label: spec.add(), blank: () => blankValues(spec.fields) }}
			nameOf={(item) => String(item[spec.called])}
		>
			{(item, change, place) => (
				<RecordFields
					specs={spec.fields}
					control={(field) => ({
						name: `${name}.${place}.${field}`,
						label: field,
						value: item[field],
						onChange: (typedIn) => change({ ...item, [field]: typedIn }),
					})}
				/>
			)}
		</ListField>
	);
}

const draw: { [T in FieldSpec["type"]]: Draw<T> } = {
	bilingual: ({ name, label, description, required = false, multiline = false }, control) => (
		<BilingualField
			label={label()}
			{...(description && { description: description() })}
			required={required}
			multiline={multiline}
			sr={control(name) as FieldProps<string>}
			en={control(english(name)) as FieldProps<string>}
		/>
	),
	text: (spec, control) => <TextField {...typed<string>(spec, control)} type={spec.input ?? "text"} />,
	number: ({ unit = "", min, max, step, decimals, ...spec }, control) => (
		<NumberField
			{...typed<number | null>(spec, control)}
			unit={unit}
			{...(min !== undefined && { min })}
			{...(max !== undefined && { max })}
			{...(step !== undefined && { step })}
			{...(decimals !== undefined && { decimals })}
		/>
	),
	select: (spec, control) => <SelectField {...typed<string | null>(spec, control)} options={spec.options()} />,
	chips: (spec, control) => <ChipsField {...typed<readonly string[]>(spec, control)} options={spec.options()} />,
	relation: (spec, control) => <RelationField to={spec.to} field={typed(spec, control)} />,
	relations: (spec, control) => <RelationsField to={spec.to} field={typed(spec, control)} />,
	switch: (spec, control) => <SwitchField {...typed<boolean>(spec, control)} />,
	date: (spec, control) => {
		const field = typed<string | null>(spec, control);
		return <DateField {...field} clearable={!field.required} />;
	},
	hours: (spec, control) => <HoursField {...typed<string>(spec, control)} />,
	gallery: (spec, control) => <GalleryField {...typed<readonly string[]>(spec, control)} />,
	picture: (spec, control) => <PictureField {...typed<PictureValue | null>(spec, control)} kind={spec.picture} />,
	list: (spec, control) => <ItemsField spec={spec} control={control} />,
};

const wide: readonly FieldSpec["type"][] = ["bilingual", "chips", "relations", "list", "gallery", "picture", "hours"];

function RecordField({ spec, control }: { spec: FieldSpec; control: Control }) {
	return (draw[spec.type] as Draw<FieldSpec["type"]>)(spec, control);
}

export function RecordFields({ specs, control }: { specs: readonly FieldSpec[]; control: Control }) {
	return (
		<FormGrid>
			{specs.map((spec) => {
				const field = <RecordField spec={spec} control={control} />;
				return wide.includes(spec.type) ? (
					<WholeRow key={spec.name}>{field}</WholeRow>
				) : (
					<div key={spec.name}>{field}</div>
				);
			})}
		</FormGrid>
	);
}
