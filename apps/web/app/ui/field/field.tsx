import { CircleAlert } from "lucide";
import { type ReactNode, useId } from "react";
import { m } from "../../paraglide/messages.js";
import { classNames } from "../class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./field.module.css";

export interface FieldTexts {
	label: string;
	hint?: string | undefined;
	/** Also marks the field as invalid. */
	error?: string | undefined;
	optional?: boolean | undefined;
	className?: string | undefined;
}

export interface ControlProps {
	id: string;
	"aria-invalid": true | undefined;
	"aria-describedby": string | undefined;
}

interface FieldProps extends FieldTexts {
	/** Gets attributes that connect the control to its label, hint and error. */
	children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error around a control. */
export function Field({ label, hint, error, optional = false, className, children }: FieldProps) {
	const id = useId();
	const hintId = `${id}-hint`;
	const errorId = `${id}-error`;
	const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(" ") || undefined;
	return (
		<div className={classNames(styles.field, className)}>
			<label htmlFor={id} className={styles.label}>
				{label}
				{optional && <span className={styles.optional}> {m.ui_optional()}</span>}
			</label>
			{children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy })}
			{error && <FieldError id={errorId}>{error}</FieldError>}
			{hint && (
				<p id={hintId} className={styles.hint}>
					{hint}
				</p>
			)}
		</div>
	);
}

export function FieldError({ id, children }: { id: string; children: string }) {
	return (
		<p id={id} className={styles.error}>
			<Icon glyph={CircleAlert} />
			{children}
		</p>
	);
}
