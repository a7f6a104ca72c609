import { useId } from "react";
import { m } from "../../paraglide/messages.js";
import { classNames } from "../class-names/class-names.ts";
import { FieldError, type FieldTexts } from "../field/field.tsx";
import styles from "./radio-group.module.css";

export interface RadioOption {
	value: string;
	label: string;
	note?: string;
	disabled?: boolean;
}

interface RadioGroupProps extends FieldTexts {
	name: string;
	options: readonly RadioOption[];
	defaultValue?: string;
	/** Tiles side by side if there is room. */
	columns?: 1 | 2 | 3;
	/** For long lists: two columns of low tiles, the second from this option on. */
	splitAt?: number;
}

/** Large tiles; the question is the legend. */
export function RadioGroup(props: RadioGroupProps) {
	const { label, hint, error, optional, className, options, columns = 1, splitAt } = props;
	const id = useId();
	const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
	return (
		<fieldset
			className={classNames(styles.group, className)}
			aria-describedby={describedBy}
			aria-invalid={error ? true : undefined}
		>
			<legend className={styles.legend}>
				{label}
				{optional && <span className={styles.optional}> {m.ui_optional()}</span>}
			</legend>
			{hint && (
				<p id={`${id}-hint`} className={styles.hint}>
					{hint}
				</p>
			)}
			{splitAt === undefined ? (
				<div className={styles.options} data-columns={columns}>
					<Options {...props} />
				</div>
			) : (
				<div className={styles.split}>
					<div className={styles.options}>
						<Options {...props} options={options.slice(0, splitAt)} />
					</div>
					<div className={styles.options}>
						<Options {...props} options={options.slice(splitAt)} />
					</div>
				</div>
			)}
			{error && <FieldError id={`${id}-error`}>{error}</FieldError>}
		</fieldset>
	);
}

function Options({ name, options, defaultValue }: RadioGroupProps) {
	return options.map((option) => (
		<label key={option.value} className={styles.option}>
			<input
				name={name}
				type="radio"
				value={option.value}
				disabled={option.disabled}
				defaultChecked={option.value === defaultValue}
				className={styles.radio}
			/>
			<span className={styles.text}>
				{option.label}
				{option.note && <span className={styles.note}>{option.note}</span>}
			</span>
		</label>
	));
}
