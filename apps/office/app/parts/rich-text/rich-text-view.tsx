import { EditorContent, useEditor } from "@tiptap/react";
import { styleNonce } from "../../lib/style-nonce.ts";
import { extensions } from "./extensions.ts";

/** A text to be read. It goes through the editor's own rules: whatever else stands in the HTML is not shown. */
export function RichTextView({ html, className }: { html: string; className: string }) {
	const editor = useEditor({ extensions, content: html, editable: false, injectNonce: styleNonce() });
	return <EditorContent editor={editor} className={className} />;
}
