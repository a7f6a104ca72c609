import { ChevronDown } from "lucide";
import type { ChangeEvent } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./chip.module.css";

interface SelectChipProps {
	/** Its name, and the first option, which selects nothing. */
	label: string;
	name: string;
	value: string;
	options: readonly (readonly [value: string, label: string])[];
	onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** A filter with many options: a native select in the shape of a chip. */
export function SelectChip({ label, name, value, options, onChange }: SelectChipProps) {
	return (
		<span className={styles.selectFrame} data-on={value !== "" || undefined}>
			<select
				name={name}
				aria-label={label}
				value={value}
				className={classNames(styles.chip, styles.filter, styles.select)}
				onChange={onChange}
			>
				<option value="">{label}</option>
				{options.map(([option, text]) => (
					<option key={option} value={option}>
						{text}
					</option>
				))}
			</select>
			<Icon glyph={ChevronDown} size="s" />
		</span>
	);
}
