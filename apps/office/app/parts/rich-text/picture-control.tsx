import { altTextLength } from "@kvart/contract/staff/picture-rules";
import { Button, FileButton, Group, Progress, Stack, Text } from "@mantine/core";
import { RichTextEditor, useRichTextEditorContext } from "@mantine/tiptap";
import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Dialog } from "../dialog/dialog.tsx";
import { TextField } from "../fields/text-fields.tsx";
import { acceptedTypes, formatSize, useUpload } from "../picture-field/upload.ts";
import styles from "./rich-text.module.css";

interface InsertedPicture {
	src: string;
	alt: string;
	width: number | null;
	height: number | null;
}

interface PictureDialogProps {
	/** Null for a new one. */
	picture: InsertedPicture | null;
	lang: string | undefined;
	onInsert: (picture: InsertedPicture) => void;
	onClose: () => void;
}

function PictureDialog({ picture, lang, onInsert, onClose }: PictureDialogProps) {
	const [current, setCurrent] = useState(picture);
	const { progress, error, upload } = useUpload("text", ({ url, width, height }) =>
		setCurrent((before) => ({ src: url, alt: before?.alt ?? "", width, height })),
	);

	return (
		<Dialog onClose={onClose} title={m.parts_picture()}>
			<Stack gap="md">
				{current && <img src={current.src} alt={m.parts_picture_preview()} className={styles.preview} />}
				<Group gap="sm">
					<FileButton accept={acceptedTypes} disabled={progress !== null} onChange={(file) => void upload(file)}>
						{(props) => (
							<Button {...props} variant="default">
								{current ? m.parts_picture_replace() : m.parts_picture_choose()}
							</Button>
						)}
					</FileButton>
					<Text size="sm" c="dimmed">
						{m.parts_picture_smallest({ size: formatSize("text") })}
					</Text>
				</Group>
				{progress !== null && <Progress value={progress * 100} color="ink" aria-label={m.parts_picture_uploading()} />}
				{error && (
					<Text role="alert" c="danger">
						{error}
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

/** Inserts a picture, or changes the selected one. */
export function PictureControl({ lang }: { lang: string | undefined }) {
	const { editor } = useRichTextEditorContext();
	const [open, setOpen] = useState(false);
	const chosen = editor?.isActive("picture") ? (editor.getAttributes("picture") as InsertedPicture) : null;

	function insert(attrs: InsertedPicture) {
		setOpen(false);
		const chain = editor?.chain().focus();
		if (chosen) chain?.updateAttributes("picture", attrs).run();
		else chain?.insertContent({ type: "picture", attrs }).run();
	}

	return (
		<>
			<RichTextEditor.Control
				onClick={() => setOpen(true)}
				active={chosen !== null}
				aria-label={m.parts_picture()}
				title={m.parts_picture()}
			>
				<ImagePlus size={18} aria-hidden />
			</RichTextEditor.Control>
			{open && <PictureDialog picture={chosen} lang={lang} onInsert={insert} onClose={() => setOpen(false)} />}
		</>
	);
}
