import { ChevronDown } from "lucide";
import type { ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import fieldStyles from "../field/field.module.css";
import { Field, type FieldTexts } from "../field/field.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./select.module.css";

export interface SelectOption {
	value: string;
	label: string;
	disabled?: boolean;
}

type Native = Omit<ComponentProps<"select">, "id" | "className" | "children" | "size" | "multiple">;

interface SelectProps extends FieldTexts {
	options: readonly SelectOption[];
	/** First, empty option. */
	placeholder?: string;
}

export function Select(props: SelectProps & Native) {
	const { label, hint, error, optional, className, options, placeholder, ...select } = props;
	return (
		<Field label={label} hint={hint} error={error} optional={optional} className={className}>
			{(control) => (
				<span className={styles.frame}>
					<select {...select} {...control} className={classNames(fieldStyles.control, styles.select)}>
						{placeholder !== undefined && <option value="">{placeholder}</option>}
						{options.map((option) => (
							<option key={option.value} value={option.value} disabled={option.disabled}>
								{option.label}
							</option>
						))}
					</select>
					<span className={styles.chevron}>
						<Icon glyph={ChevronDown} />
					</span>
				</span>
			)}
		</Field>
	);
}
