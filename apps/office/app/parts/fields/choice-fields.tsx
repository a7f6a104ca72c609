import { Chip, Group, Select, Switch } from "@mantine/core";
import { m } from "../../paraglide/messages.js";
import { FieldGroup, type FieldProps } from "./field-group.tsx";
import styles from "./fields.module.css";

export interface Option<T extends string | number> {
	value: T;
	label: string;
}

interface SelectFieldProps<T extends string | number> extends FieldProps<T | null> {
	options: readonly Option<T>[];
	clearable?: boolean;
	placeholder?: string;
}

/** Longer lists are searchable. */
const manyOptions = 8;

export function SelectField<T extends string | number>({ options, clearable = false, ...rest }: SelectFieldProps<T>) {
	return (
		<Select<T>
			{...rest}
			// An error stands below: the list must not cover it.
			comboboxProps={{ position: rest.error ? "top" : "bottom" }}
			data={options}
			searchable={options.length > manyOptions}
			// A press or a letter opens it: a dialog that begins with it stays readable.
			openOnFocus={false}
			clearable={clearable}
			allowDeselect={clearable}
			checkIconPosition="right"
			nothingFoundMessage={m.parts_nothing_found()}
			clearButtonProps={{ "aria-label": m.parts_clear() }}
			maxDropdownHeight={320}
		/>
	);
}

interface ChipsFieldProps<T extends string | number> extends FieldProps<readonly T[]> {
	options: readonly Option<T>[];
}

/** Multiple choice; the value keeps the order of the options. */
export function ChipsField<T extends string | number>({
	options,
	value,
	onChange,
	name,
	...group
}: ChipsFieldProps<T>) {
	const choose = (chosen: string[]) =>
		onChange(options.filter((option) => chosen.includes(String(option.value))).map((option) => option.value));
	return (
		<FieldGroup {...group}>
			<Chip.Group multiple value={value.map(String)} onChange={choose}>
				<Group gap="xs">
					{options.map((option) => (
						<Chip key={option.value} name={name} value={String(option.value)} classNames={{ label: styles.chip }}>
							{option.label}
						</Chip>
					))}
				</Group>
			</Chip.Group>
		</FieldGroup>
	);
}

export function SwitchField({ value, onChange, ...rest }: Omit<FieldProps<boolean>, "required">) {
	return <Switch {...rest} checked={value} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />;
}
