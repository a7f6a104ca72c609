import { m } from "../../paraglide/messages.js";
import { FieldGroup } from "../fields/field-group.tsx";
import type { FieldProps } from "../fields/field-props.ts";
import { MissingTranslation } from "../fields/missing-translation.tsx";
import styles from "./rich-text.module.css";
import { RichTextField } from "./rich-text-field.tsx";

type Side = Pick<FieldProps<string>, "name" | "value" | "onChange" | "error">;

interface BilingualRichTextProps {
	label: string;
	description?: string;
	sr: Side;
	en: Side;
	/** Whether pictures can be put between its paragraphs. */
	pictures?: boolean;
	disabled?: boolean;
}

/** A long text in both languages, side by side. */
export function BilingualRichText({
	label,
	description,
	sr,
	en,
	pictures = false,
	disabled = false,
}: BilingualRichTextProps) {
	const badge = <MissingTranslation sr={sr.value} en={en.value} />;
	return (
		<FieldGroup label={label} description={description} badge={badge}>
			<div className={styles.pair}>
				<RichTextField {...sr} label={m.parts_in_serbian()} lang="sr-Latn" pictures={pictures} disabled={disabled} />
				<RichTextField {...en} label={m.parts_in_english()} lang="en" pictures={pictures} disabled={disabled} />
			</div>
		</FieldGroup>
	);
}
