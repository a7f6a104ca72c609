import "@mantine/tiptap/styles.layer.css";
import { InputWrapper } from "@mantine/core";
import { RichTextEditor } from "@mantine/tiptap";
import { useEditor } from "@tiptap/react";
import { useEffect, useId } from "react";
import { styleNonce } from "../../lib/style-nonce.ts";
import type { FieldProps } from "../fields/field-props.ts";
import { editorLabels } from "./editor-labels.ts";
import { extensions } from "./extensions.ts";
import { PictureControl } from "./picture-control.tsx";
import { plainItems } from "./plain-items.ts";
import styles from "./rich-text.module.css";

interface RichTextFieldProps extends FieldProps<string> {
	lang?: string;
	/** Whether pictures can be put between its paragraphs. */
	pictures?: boolean;
}

/** A text with headings, lists, quotes, links and pictures, as HTML. */
export function RichTextField({
	name,
	label,
	value,
	onChange,
	error,
	description,
	required = false,
	disabled = false,
	lang,
	pictures = false,
}: RichTextFieldProps) {
	const id = useId();
	const editor = useEditor({
		extensions,
		content: value,
		editable: !disabled,
		injectNonce: styleNonce(),
		shouldRerenderOnTransaction: true,
		editorProps: {
			attributes: { role: "textbox", "aria-multiline": "true", "aria-labelledby": id, ...(lang && { lang }) },
		},
		onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? "" : plainItems(changed.getHTML())),
	});

	// Discarded, merged or loaded anew: what stands in the field follows, the cursor of whoever types does not jump.
	useEffect(() => {
		if (editor && value !== plainItems(editor.getHTML()) && !(value === "" && editor.isEmpty))
			editor.commands.setContent(value, { emitUpdate: false });
	}, [editor, value]);

	useEffect(() => {
		// Quietly: nobody has changed the text.
		editor?.setEditable(!disabled, false);
	}, [editor, disabled]);

	return (
		<InputWrapper
			label={label}
			labelElement="div"
			labelProps={{ id }}
			required={required}
			{...(description && { description })}
			{...(error && { error })}
		>
			<RichTextEditor
				editor={editor}
				labels={editorLabels()}
				data-field={name}
				withCodeHighlightStyles={false}
				classNames={{
					root: styles.root ?? "",
					toolbar: styles.toolbar ?? "",
					control: styles.control ?? "",
					content: styles.content ?? "",
				}}
			>
				<RichTextEditor.Toolbar>
					<RichTextEditor.ControlsGroup>
						<RichTextEditor.H2 />
						<RichTextEditor.H3 />
					</RichTextEditor.ControlsGroup>
					<RichTextEditor.ControlsGroup>
						<RichTextEditor.Bold />
						<RichTextEditor.Italic />
					</RichTextEditor.ControlsGroup>
					<RichTextEditor.ControlsGroup>
						<RichTextEditor.BulletList />
						<RichTextEditor.OrderedList />
						<RichTextEditor.Blockquote />
					</RichTextEditor.ControlsGroup>
					<RichTextEditor.ControlsGroup>
						<RichTextEditor.Link />
						<RichTextEditor.Unlink />
						{pictures && <PictureControl lang={lang} />}
					</RichTextEditor.ControlsGroup>
					<RichTextEditor.ControlsGroup>
						<RichTextEditor.Undo />
						<RichTextEditor.Redo />
					</RichTextEditor.ControlsGroup>
				</RichTextEditor.Toolbar>
				<RichTextEditor.Content />
			</RichTextEditor>
		</InputWrapper>
	);
}
