import type { ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import styles from "./field.module.css";
import { Field, type FieldTexts } from "./field.tsx";

type Native = Omit<ComponentProps<"input">, "id" | "className" | "children" | "size">;

/** Everything an `<input>` takes, `ref` included. */
export type TextFieldProps = FieldTexts & Native & { numeric?: boolean };

export function TextField({ label, hint, error, optional, className, numeric = false, ...input }: TextFieldProps) {
	return (
		<Field label={label} hint={hint} error={error} optional={optional} className={className}>
			{(control) => (
				<input
					type="text"
					inputMode={numeric ? "numeric" : undefined}
					{...input}
					{...control}
					className={classNames(styles.control, numeric && styles.numeric)}
				/>
			)}
		</Field>
	);
}
