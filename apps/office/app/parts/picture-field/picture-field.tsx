import { altTextLength, isUploaded, type PictureKind } from "@kvart/contract/staff/picture-rules";
import { Button, FileButton, Progress } from "@mantine/core";
import { ImageUp, Trash2 } from "lucide-react";
import { type DragEvent, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { BilingualField } from "../fields/bilingual-field.tsx";
import { FieldGroup } from "../fields/field-group.tsx";
import { acceptedTypes, sizeInWords } from "./accepted.ts";
import styles from "./picture-field.module.css";
import { useUpload } from "./use-upload.ts";

/** A picture of a record: where it is, and what those hear who do not see it. */
export interface PictureValue {
	url: string;
	alt: string;
	alt_eng: string;
}

interface PictureFieldProps {
	name: string;
	label: string;
	/** The shape that the site cuts it to, or what it should show. */
	description?: string;
	/** What it is for: the place decides how large it has to be. */
	kind: PictureKind;
	value: PictureValue | null;
	onChange: (value: PictureValue | null) => void;
	error?: string | undefined;
	required?: boolean;
	disabled?: boolean;
}

function Words({ name, value, onChange, disabled }: Pick<PictureFieldProps, "name" | "disabled"> & Filled) {
	return (
		<BilingualField
			label={m.parts_picture_alt()}
			description={m.parts_picture_alt_text()}
			disabled={disabled ?? false}
			maxLength={altTextLength}
			sr={{ name: `${name}.alt`, value: value.alt, onChange: (alt) => onChange({ ...value, alt }) }}
			en={{
				name: `${name}.alt_eng`,
				value: value.alt_eng,
				onChange: (words) => onChange({ ...value, alt_eng: words }),
			}}
		/>
	);
}

interface Filled {
	value: PictureValue;
	onChange: (value: PictureValue) => void;
}

/** Upload by drop or by button, with a preview; the words for those who do not see it in both languages. */
export function PictureField({
	name,
	label,
	description,
	kind,
	value,
	onChange,
	error,
	required = false,
	disabled = false,
}: PictureFieldProps) {
	const [over, setOver] = useState(false);
	const { progress, refusal, take } = useUpload(kind, ({ url, alt, alt_eng }) => onChange({ url, alt, alt_eng }));
	const idle = progress === null && !disabled;

	function drop(event: DragEvent) {
		event.preventDefault();
		setOver(false);
		if (idle) void take(event.dataTransfer.files[0]);
	}

	return (
		<FieldGroup label={label} description={description} error={refusal ?? error} required={required}>
			{/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is the pointer's way; the button does the same */}
			<div
				className={styles.zone}
				data-over={over || undefined}
				onDragOver={(event) => {
					event.preventDefault();
					setOver(true);
				}}
				onDragLeave={() => setOver(false)}
				onDrop={drop}
			>
				{value ? (
					<img src={value.url} alt={value.alt || m.parts_picture_preview()} className={styles.picture} />
				) : (
					<ImageUp size={32} strokeWidth={1.5} aria-hidden />
				)}
				<div className={styles.actions}>
					<p className={styles.hint}>{m.parts_picture_drop({ size: sizeInWords(kind) })}</p>
					<FileButton accept={acceptedTypes} disabled={!idle} onChange={(file) => void take(file)}>
						{(props) => (
							<Button {...props} variant="default" data-field={name}>
								{value ? m.parts_picture_replace() : m.parts_picture_choose()}
							</Button>
						)}
					</FileButton>
					{value && (
						<Button
							variant="subtle"
							color="danger"
							disabled={!idle}
							leftSection={<Trash2 size={18} aria-hidden />}
							onClick={() => onChange(null)}
						>
							{m.parts_picture_remove()}
						</Button>
					)}
				</div>
				{progress !== null && (
					<Progress
						className={styles.progress ?? ""}
						value={progress * 100}
						color="ink"
						aria-label={m.parts_picture_uploading()}
					/>
				)}
			</div>
			{value && isUploaded(value.url) && <Words name={name} value={value} onChange={onChange} disabled={disabled} />}
		</FieldGroup>
	);
}
