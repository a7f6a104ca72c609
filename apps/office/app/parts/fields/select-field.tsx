import { Select } from "@mantine/core";
import { m } from "../../paraglide/messages.js";
import type { FieldProps } from "./field-props.ts";

export interface Option<T extends string | number> {
	value: T;
	label: string;
	disabled?: boolean;
}

interface SelectFieldProps<T extends string | number> extends FieldProps<T | null> {
	options: readonly Option<T>[];
	/** May be left empty. */
	clearable?: boolean;
	placeholder?: string;
}

/** More options than these are easier found by typing. */
const manyOptions = 8;

export function SelectField<T extends string | number>({ options, clearable = false, ...rest }: SelectFieldProps<T>) {
	return (
		<Select<T>
			{...rest}
			data={options}
			searchable={options.length > manyOptions}
			clearable={clearable}
			allowDeselect={clearable}
			checkIconPosition="right"
			nothingFoundMessage={m.parts_nothing_found()}
			clearButtonProps={{ "aria-label": m.parts_clear() }}
			maxDropdownHeight={320}
		/>
	);
}
