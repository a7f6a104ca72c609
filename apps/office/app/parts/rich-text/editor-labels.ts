import type { RichTextEditorLabels } from "@mantine/tiptap";
import { m } from "../../paraglide/messages.js";

/** The tools' names, in the language of the office. */
export function editorLabels(): Partial<RichTextEditorLabels> {
	return {
		boldControlLabel: m.parts_bold(),
		italicControlLabel: m.parts_italic(),
		h2ControlLabel: m.parts_heading(),
		h3ControlLabel: m.parts_subheading(),
		bulletListControlLabel: m.parts_bullet_list(),
		orderedListControlLabel: m.parts_numbered_list(),
		blockquoteControlLabel: m.parts_quote(),
		linkControlLabel: m.parts_link(),
		unlinkControlLabel: m.parts_unlink(),
		undoControlLabel: m.parts_undo(),
		redoControlLabel: m.parts_redo(),
		linkEditorInputLabel: m.parts_link_address(),
		linkEditorInputPlaceholder: m.parts_link_placeholder(),
		linkEditorExternalLink: m.parts_link_new_tab(),
		linkEditorInternalLink: m.parts_link_same_tab(),
		linkEditorSave: m.parts_apply(),
	};
}
