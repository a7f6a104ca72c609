import { m } from "../../paraglide/messages.js";
import { FieldGroup } from "./field-group.tsx";
import type { FieldProps } from "./field-props.ts";
import styles from "./fields.module.css";
import { MissingTranslation } from "./missing-translation.tsx";
import { TextField } from "./text-field.tsx";

type Side = Pick<FieldProps<string>, "name" | "value" | "onChange" | "error">;

interface BilingualFieldProps {
	/** What both texts are, such as "Naziv". */
	label: string;
	description?: string;
	sr: Side;
	en: Side;
	multiline?: boolean;
	required?: boolean;
	disabled?: boolean;
	maxLength?: number;
}

/** One text in both languages, side by side. */
export function BilingualField({ label, description, sr, en, required = false, ...rest }: BilingualFieldProps) {
	return (
		<FieldGroup
			label={label}
			description={description}
			required={required}
			badge={<MissingTranslation sr={sr.value} en={en.value} />}
		>
			<div className={styles.pair}>
				<TextField {...rest} {...sr} label={m.parts_in_serbian()} lang="sr-Latn" />
				<TextField {...rest} {...en} label={m.parts_in_english()} lang="en" />
			</div>
		</FieldGroup>
	);
}
