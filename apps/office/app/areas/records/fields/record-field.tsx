import type { ReactNode } from "react";
import { BilingualField } from "../../../parts/fields/bilingual-field.tsx";
import { ChipsField } from "../../../parts/fields/chips-field.tsx";
import { DateField } from "../../../parts/fields/date-field.tsx";
import type { FieldProps } from "../../../parts/fields/field-props.ts";
import { FormGrid, WholeRow } from "../../../parts/fields/form-grid.tsx";
import { NumberField } from "../../../parts/fields/number-field.tsx";
import { SelectField } from "../../../parts/fields/select-field.tsx";
import { SwitchField } from "../../../parts/fields/switch-field.tsx";
import { TextField } from "../../../parts/fields/text-field.tsx";
import { ListField } from "../../../parts/list-field/list-field.tsx";
import { PictureField, type PictureValue } from "../../../parts/picture-field/picture-field.tsx";
import type { FieldSpec, Values } from "../kind.ts";
import { GalleryField } from "./gallery-field.tsx";
import { HoursField } from "./hours-field.tsx";
import { RelationField } from "./relation-field.tsx";

/** What a field by this name takes: of a form, or of an item in one of its lists. */
export type Control = (name: string) => FieldProps<unknown>;

type SpecOf<T extends FieldSpec["type"]> = Extract<FieldSpec, { type: T }>;
type Draw<T extends FieldSpec["type"]> = (spec: SpecOf<T>, control: Control) => ReactNode;

/** The control with the label and hints of its description; the kind of its value is the description's word. */
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
			add={{ label: spec.add(), blank: spec.blank }}
			nameOf={(item) => item[spec.called] as string}
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
	bilingual: ({ sr, en, label, description, required = false, multiline = false }, control) => (
		<BilingualField
			label={label()}
			{...(description && { description: description() })}
			required={required}
			multiline={multiline}
			sr={control(sr) as FieldProps<string>}
			en={control(en) as FieldProps<string>}
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
	relation: (spec, control) => <RelationField to={spec.to} many={spec.many} field={typed(spec, control)} />,
	switch: (spec, control) => <SwitchField {...typed<boolean>(spec, control)} />,
	date: (spec, control) => <DateField {...typed<string | null>(spec, control)} />,
	hours: (spec, control) => <HoursField {...typed<string>(spec, control)} />,
	gallery: (spec, control) => <GalleryField {...typed<readonly string[]>(spec, control)} />,
	picture: (spec, control) => <PictureField {...typed<PictureValue | null>(spec, control)} kind={spec.picture} />,
	list: (spec, control) => <ItemsField spec={spec} control={control} />,
};

const wide: readonly FieldSpec["type"][] = ["bilingual", "chips", "list", "gallery", "picture", "hours"];

function isWide(spec: FieldSpec): boolean {
	return wide.includes(spec.type) || (spec.type === "relation" && spec.many);
}

function RecordField({ spec, control }: { spec: FieldSpec; control: Control }) {
	return (draw[spec.type] as Draw<FieldSpec["type"]>)(spec, control);
}

/** Fields as they are described, two beside each other where they are short. */
export function RecordFields({ specs, control }: { specs: readonly FieldSpec[]; control: Control }) {
	return (
		<FormGrid>
			{specs.map((spec) => {
				const field = <RecordField spec={spec} control={control} />;
				const key = spec.type === "bilingual" ? spec.sr : spec.name;
				return isWide(spec) ? <WholeRow key={key}>{field}</WholeRow> : <div key={key}>{field}</div>;
			})}
		</FormGrid>
	);
}
