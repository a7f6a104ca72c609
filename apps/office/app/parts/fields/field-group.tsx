import { type ReactNode, useId } from "react";
import styles from "./field-group.module.css";

interface FieldGroupProps {
	label: string;
	description?: string | undefined;
	error?: string | undefined;
	required?: boolean;
	/** Beside the label, such as what is missing. */
	badge?: ReactNode;
	children: ReactNode;
}

/** Several controls that are one field: their common name, what it is for and what is wrong with it. */
export function FieldGroup({ label, description, error, required = false, badge, children }: FieldGroupProps) {
	const id = useId();
	return (
		<fieldset className={styles.group} aria-labelledby={id} aria-describedby={error ? `${id}-error` : undefined}>
			<div className={styles.head}>
				<span id={id} className={styles.label}>
					{label}
					{required && (
						<span className={styles.star} aria-hidden>
							{" *"}
						</span>
					)}
				</span>
				{badge}
			</div>
			{description && <p className={styles.text}>{description}</p>}
			{children}
			{error && (
				<p id={`${id}-error`} role="alert" className={styles.error}>
					{error}
				</p>
			)}
		</fieldset>
	);
}
