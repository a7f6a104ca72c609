import { altTextLength, isUploaded, type PictureKind } from "@kvart/contract/staff/picture-rules";
import { Button, FileButton, Progress } from "@mantine/core";
import { ImageUp, Trash2 } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { DropZone } from "../drop-zone/drop-zone.tsx";
import { FieldGroup } from "../fields/field-group.tsx";
import { BilingualField } from "../fields/text-fields.tsx";
import styles from "./picture-field.module.css";
import { acceptedTypes, formatSize, useUpload } from "./upload.ts";

export interface PictureValue {
	url: string;
	alt: string;
	alt_eng: string;
}

interface PictureFieldProps {
	name: string;
	label: string;
	description?: string;
	/** Decides the minimum size. */
	kind: PictureKind;
	value: PictureValue | null;
	onChange: (value: PictureValue | null) => void;
	error?: string | undefined;
	required?: boolean;
}

function AltTexts({ name, value, onChange }: Pick<PictureFieldProps, "name"> & Filled) {
	return (
		<BilingualField
			label={m.parts_picture_alt()}
			description={m.parts_picture_alt_text()}
			maxLength={altTextLength}
			sr={{ name: `${name}.alt`, value: value.alt, onChange: (alt) => onChange({ ...value, alt }) }}
			en={{
				name: `${name}.alt_eng`,
				value: value.alt_eng,
				onChange: (alt_eng) => onChange({ ...value, alt_eng }),
			}}
		/>
	);
}

interface Filled {
	value: PictureValue;
	onChange: (value: PictureValue) => void;
}

/** Upload by drop or button, with a preview and alternative texts. */
export function PictureField({
	name,
	label,
	description,
	kind,
	value,
	onChange,
	error,
	required = false,
}: PictureFieldProps) {
	const {
		progress,
		error: refused,
		upload,
	} = useUpload(kind, ({ url, alt, alt_eng }) => onChange({ url, alt, alt_eng }));
	const idle = progress === null;

	return (
		<FieldGroup label={label} description={description} error={refused ?? error} required={required}>
			<DropZone onFile={(file) => void upload(file)}>
				{value ? (
					<img src={value.url} alt={value.alt || m.parts_picture_preview()} className={styles.picture} />
				) : (
					<ImageUp size={32} strokeWidth={1.5} aria-hidden />
				)}
				<div className={styles.actions}>
					<p className={styles.hint}>{m.parts_picture_drop({ size: formatSize(kind) })}</p>
					<FileButton accept={acceptedTypes} disabled={!idle} onChange={(file) => void upload(file)}>
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
						className={styles.progress}
						value={progress * 100}
						color="ink"
						aria-label={m.parts_picture_uploading()}
					/>
				)}
			</DropZone>
			{value && isUploaded(value.url) && <AltTexts name={name} value={value} onChange={onChange} />}
		</FieldGroup>
	);
}
