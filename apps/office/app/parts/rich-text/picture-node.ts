import { mergeAttributes, Node } from "@tiptap/core";

/** A picture between paragraphs, as the site's stories have them; its size keeps the page from jumping. */
export const PictureNode = Node.create({
	name: "picture",
	group: "block",
	draggable: true,

	addAttributes() {
		return { src: { default: null }, alt: { default: "" }, width: { default: null }, height: { default: null } };
	},

	parseHTML() {
		// What is pasted from elsewhere is not ours, and the server would drop it.
		return [{ tag: 'img[src^="/media/"]' }];
	},

	renderHTML({ HTMLAttributes }) {
		return ["img", mergeAttributes(HTMLAttributes)];
	},
});
