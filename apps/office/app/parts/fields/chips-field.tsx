import { Chip, Group } from "@mantine/core";
import { FieldGroup } from "./field-group.tsx";
import type { FieldProps } from "./field-props.ts";
import styles from "./fields.module.css";
import type { Option } from "./select-field.tsx";

interface ChipsFieldProps<T extends string | number> extends FieldProps<readonly T[]> {
	options: readonly Option<T>[];
}

/** Any number of a few things, all in sight. They stay in the order of the options, however they were tapped. */
export function ChipsField<T extends string | number>({
	options,
	value,
	onChange,
	name,
	disabled = false,
	...group
}: ChipsFieldProps<T>) {
	const choose = (chosen: string[]) =>
		onChange(options.filter((option) => chosen.includes(String(option.value))).map((option) => option.value));
	return (
		<FieldGroup {...group}>
			<Chip.Group multiple value={value.map(String)} onChange={choose}>
				<Group gap="xs">
					{options.map((option) => (
						<Chip
							key={option.value}
							name={name}
							value={String(option.value)}
							disabled={disabled || (option.disabled ?? false)}
							classNames={{ label: styles.chip ?? "" }}
						>
							{option.label}
						</Chip>
					))}
				</Group>
			</Chip.Group>
		</FieldGroup>
	);
}
