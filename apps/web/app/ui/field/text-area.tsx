import type { ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import styles from "./field.module.css";
import { Field, type FieldTexts } from "./field.tsx";

type Native = Omit<ComponentProps<"textarea">, "id" | "className" | "children">;

export function TextArea({ label, hint, error, optional, className, rows = 4, ...textarea }: FieldTexts & Native) {
	return (
		<Field label={label} hint={hint} error={error} optional={optional} className={className}>
			{(control) => (
				<textarea rows={rows} {...textarea} {...control} className={classNames(styles.control, styles.area)} />
			)}
		</Field>
	);
}
