import { altTextLength } from "@kvart/contract/staff/picture-rules";
import { Button, FileButton, Group, Progress, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Dialog } from "../dialog/dialog.tsx";
import { TextField } from "../fields/text-field.tsx";
import { acceptedTypes, sizeInWords } from "../picture-field/accepted.ts";
import { useUpload } from "../picture-field/use-upload.ts";
import styles from "./rich-text.module.css";

/** What the text keeps of a picture. */
export interface InsertedPicture {
	src: string;
	alt: string;
	width: number | null;
	height: number | null;
}

interface PictureDialogProps {
	/** The one that is chosen in the text; null for a new one. */
	picture: InsertedPicture | null;
	/** The language of the text, and so of the picture's words. */
	lang: string | undefined;
	onInsert: (picture: InsertedPicture) => void;
	onClose: () => void;
}

/** A picture for the text: the file first, then what it shows. */
export function PictureDialog({ picture, lang, onInsert, onClose }: PictureDialogProps) {
	const [current, setCurrent] = useState(picture);
	const { progress, refusal, take } = useUpload("text", ({ url, width, height }) =>
		setCurrent((before) => ({ src: url, alt: before?.alt ?? "", width, height })),
	);

	return (
		<Dialog onClose={onClose} title={m.parts_picture()}>
			<Stack gap="md">
				{current && <img src={current.src} alt={m.parts_picture_preview()} className={styles.preview} />}
				<Group gap="sm">
					<FileButton accept={acceptedTypes} disabled={progress !== null} onChange={(file) => void take(file)}>
						{(props) => (
							<Button {...props} variant="default">
								{current ? m.parts_picture_replace() : m.parts_picture_choose()}
							</Button>
						)}
					</FileButton>
					<Text size="sm" c="dimmed">
						{m.parts_picture_smallest({ size: sizeInWords("text") })}
					</Text>
				</Group>
				{progress !== null && <Progress value={progress * 100} color="ink" aria-label={m.parts_picture_uploading()} />}
				{refusal && (
					<Text role="alert" c="danger">
						{refusal}
					</Text>
				)}
				{current && (
					<TextField
						name="alt"
						label={m.parts_picture_alt()}
						description={m.parts_picture_alt_text()}
						value={current.alt}
						onChange={(alt) => setCurrent({ ...current, alt })}
						maxLength={altTextLength}
						{...(lang && { lang })}
					/>
				)}
				<Group justify="end" gap="sm">
					<Button variant="default" onClick={onClose}>
						{m.parts_cancel()}
					</Button>
					<Button disabled={!current || progress !== null} onClick={() => current && onInsert(current)}>
						{m.parts_picture_insert()}
					</Button>
				</Group>
			</Stack>
		</Dialog>
	);
}
