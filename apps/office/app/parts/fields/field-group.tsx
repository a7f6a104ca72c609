import { Badge } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { m } from "../../paraglide/messages.js";
import styles from "./fields.module.css";

/** `control()` of a record form returns the first five. */
export interface FieldProps<T> {
	name: string;
	label: string;
	value: T;
	onChange: (value: T) => void;
	error?: string | undefined;
	description?: string;
	required?: boolean;
}

interface FieldGroupProps {
	label: string;
	description?: string | undefined;
	error?: string | undefined;
	required?: boolean;
	/** Next to the label. */
	badge?: ReactNode;
	children: ReactNode;
}

/** Several controls with a common label, description and error. */
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

export function FormGrid({ columns = 2, children }: { columns?: 1 | 2; children: ReactNode }) {
	return (
		<div className={styles.grid} data-columns={columns}>
			{children}
		</div>
	);
}

export function WholeRow({ children }: { children: ReactNode }) {
	return <div className={styles.whole}>{children}</div>;
}

/** Shown if only the Serbian text exists; the site then uses it in both languages. */
export function MissingTranslation({ sr, en }: { sr: string; en: string }) {
	if (sr.trim() === "" || en.trim() !== "") return null;
	return <Badge color="warning">{m.parts_not_translated()}</Badge>;
}
