import { ChipsField } from "../../../parts/fields/chips-field.tsx";
import type { FieldProps } from "../../../parts/fields/field-props.ts";
import { SelectField } from "../../../parts/fields/select-field.tsx";
import { type Relation, useOptions } from "../use-options.ts";

interface RelationFieldProps {
	to: Relation;
	many: boolean;
	field: FieldProps<unknown>;
}

/** Other records that this one names. */
export function RelationField({ to, many, field }: RelationFieldProps) {
	const options = useOptions(to);
	return many ? (
		<ChipsField {...(field as FieldProps<readonly number[]>)} options={options} />
	) : (
		<SelectField {...(field as FieldProps<number | null>)} options={options} />
	);
}
