import "@mantine/tiptap/styles.layer.css";
import { InputWrapper } from "@mantine/core";
import { RichTextEditor } from "@mantine/tiptap";
import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useId } from "react";
import { m } from "../../paraglide/messages.js";
import { styleNonce } from "../../theme/theme.ts";
import { FieldGroup, type FieldProps, MissingTranslation } from "../fields/field-group.tsx";
import { editorLabels, extensions, plainItems } from "./editor.ts";
import { PictureControl } from "./picture-control.tsx";
import styles from "./rich-text.module.css";

interface RichTextFieldProps extends FieldProps<string> {
	lang?: string;
	pictures?: boolean;
}

function RichTextField({
	name,
	label,
	value,
	onChange,
	error,
	description,
	required = false,
	lang,
	pictures = false,
}: RichTextFieldProps) {
	const id = useId();
	const editor = useEditor({
		extensions,
		content: value,
		injectNonce: styleNonce(),
		shouldRerenderOnTransaction: true,
		editorProps: {
			attributes: { role: "textbox", "aria-multiline": "true", "aria-labelledby": id, ...(lang && { lang }) },
		},
		onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? "" : plainItems(changed.getHTML())),
	});

	// Follows values set from outside without moving the cursor of someone typing.
	useEffect(() => {
		if (editor && value !== plainItems(editor.getHTML()) && !(value === "" && editor.isEmpty))
			editor.commands.setContent(value, { emitUpdate: false });
	}, [editor, value]);

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
					root: styles.root,
					toolbar: styles.toolbar,
					control: styles.control,
					content: styles.content,
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

type Side = Pick<FieldProps<string>, "name" | "value" | "onChange" | "error">;

interface BilingualRichTextProps {
	label: string;
	description?: string;
	sr: Side;
	en: Side;
	pictures?: boolean;
}

export function BilingualRichText({ label, description, sr, en, pictures = false }: BilingualRichTextProps) {
	const badge = <MissingTranslation sr={sr.value} en={en.value} />;
	return (
		<FieldGroup label={label} description={description} badge={badge}>
			<div className={styles.pair}>
				<RichTextField {...sr} label={m.parts_in_serbian()} lang="sr-Latn" pictures={pictures} />
				<RichTextField {...en} label={m.parts_in_english()} lang="en" pictures={pictures} />
			</div>
		</FieldGroup>
	);
}

/** Read-only. Rendered by the editor, so that only allowed HTML is shown. */
export function RichTextView({ html, className }: { html: string; className: string }) {
	const editor = useEditor({ extensions, content: html, editable: false, injectNonce: styleNonce() });
	return <EditorContent editor={editor} className={className} />;
}
