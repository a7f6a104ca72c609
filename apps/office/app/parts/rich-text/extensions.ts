import { Link } from "@mantine/tiptap";
import { StarterKit } from "@tiptap/starter-kit";
import { PictureNode } from "./picture-node.ts";

/** Elsewhere only by https; within the site by path. */
const allowedAddress = /^(https:|mailto:|tel:|\/(?!\/)|#)/i;

/** Just what the server lets through (`platform/html.ts`): nothing that is written here is lost when it is saved. */
export const extensions = [
	StarterKit.configure({
		heading: { levels: [2, 3] },
		code: false,
		codeBlock: false,
		horizontalRule: false,
		strike: false,
		underline: false,
		link: false,
		// Would add an empty paragraph, and with it a change that nobody made.
		trailingNode: false,
	}),
	Link.configure({
		defaultProtocol: "https",
		isAllowedUri: (url, { defaultValidate }) => allowedAddress.test(url) && defaultValidate(url),
	}),
	PictureNode,
];
