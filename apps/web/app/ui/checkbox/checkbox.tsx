import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names/class-names.ts";
import { FieldError } from "../field/field.tsx";
import styles from "./checkbox.module.css";

type Native = Omit<ComponentProps<"input">, "id" | "className" | "children" | "size" | "type">;

interface CheckboxProps {
	/** May contain a link. */
	children: ReactNode;
	error?: string | undefined;
	/** Highlighted, without a message. */
	invalid?: boolean;
	className?: string | undefined;
}

export function Checkbox({
	children,
	error,
	invalid = error !== undefined,
	className,
	...input
}: CheckboxProps & Native) {
	const id = useId();
	const errorId = `${id}-error`;
	return (
		<div className={classNames(styles.field, className)}>
			<div className={classNames(styles.row, invalid && styles.invalid)}>
				<input
					{...input}
					type="checkbox"
					id={id}
					className={styles.box}
					aria-invalid={invalid || undefined}
					aria-describedby={error ? errorId : undefined}
				/>
				<label htmlFor={id} className={styles.label}>
					{children}
				</label>
			</div>
			{error && <FieldError id={errorId}>{error}</FieldError>}
		</div>
	);
}
