import { Link, type RichTextEditorLabels } from "@mantine/tiptap";
import { mergeAttributes, Node } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";
import { m } from "../../paraglide/messages.js";

/** Width and height prevent layout shifts on the site. */
const PictureNode = Node.create({
	name: "picture",
	group: "block",
	draggable: true,

	addAttributes() {
		return { src: { default: null }, alt: { default: "" }, width: { default: null }, height: { default: null } };
	},

	parseHTML() {
		// The server drops pasted pictures from elsewhere.
		return [{ tag: 'img[src^="/media/"]' }];
	},

	renderHTML({ HTMLAttributes }) {
		return ["img", mergeAttributes(HTMLAttributes)];
	},
});

const allowedAddress = /^(https:|mailto:|tel:|\/(?!\/)|#)/i;

/** Exactly what the server allows (`platform/html.ts`), so that nothing is lost when saving. */
export const extensions = [
	StarterKit.configure({
		heading: { levels: [2, 3] },
		code: false,
		codeBlock: false,
		horizontalRule: false,
		strike: false,
		underline: false,
		link: false,
		// Would add an empty paragraph, which counts as a change.
		trailingNode: false,
	}),
	Link.configure({
		defaultProtocol: "https",
		isAllowedUri: (url, { defaultValidate }) => allowedAddress.test(url) && defaultValidate(url),
	}),
	PictureNode,
];

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

/** The editor wraps every list item in a paragraph; the site's texts do so only if there are several. */
export function plainItems(html: string): string {
	return html.replace(/<li><p>((?:(?!<\/?(?:p|li|ul|ol)\b).)*)<\/p>(?=<\/li>|<[uo]l>)/gs, "<li>$1");
}
