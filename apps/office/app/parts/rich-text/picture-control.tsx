import { RichTextEditor, useRichTextEditorContext } from "@mantine/tiptap";
import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { type InsertedPicture, PictureDialog } from "./picture-dialog.tsx";

/** Puts a picture where the cursor is, or changes the one that is chosen. */
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
