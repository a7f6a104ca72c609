import { setImmediate as nextTurn } from "node:timers/promises";
import sax, { type Events } from "sax";
import { refuseFile } from "./bank-row.ts";

/** Without its namespace. */
export interface XmlElement {
	name: string;
	attributes: Record<string, string>;
	text: string;
	children: XmlElement[];
}

const deepest = 40;
const chunk = 256 * 1024;

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

interface Listener {
	/** Whether the element with this path, its own name last, is collected with all that is in it. */
	collects: (path: readonly string[]) => boolean;
	onElement: (element: XmlElement) => void;
	/** After the end of any other element. */
	onEnd: (path: readonly string[]) => void;
}

/**
 * Reads a file element by element, and lets others run in between. A document type is refused, so that no entity is ever
 * resolved.
 */
export async function readXml(text: string, { collects, onElement, onEnd }: Listener): Promise<void> {
	const parser = sax.parser(true, { strictEntities: true });
	const path: string[] = [];
	const open: XmlElement[] = [];
	let ending = false;
	const addText = (part: string) => {
		const element = open.at(-1);
		if (element) element.text += part;
	};
	Object.assign(parser, {
		onerror: () => refuseFile(ending ? "file-incomplete" : "not-a-statement"),
		ondoctype: () => refuseFile("not-a-statement"),
		onopentag: ({ name, attributes }) => {
			path.push(localName(name));
			if (path.length > deepest) refuseFile("not-a-statement");
			const parent = open.at(-1);
			if (!parent && !collects(path)) return;
			const element = { name: localName(name), attributes, text: "", children: [] };
			parent?.children.push(element);
			open.push(element);
		},
		ontext: addText,
		oncdata: addText,
		onclosetag: () => {
			const element = open.pop();
			if (element && open.length === 0) onElement(element);
			if (!element) onEnd(path);
			path.pop();
		},
	} satisfies Events);
	for (let at = 0; at < text.length; at += chunk) {
		parser.write(text.slice(at, at + chunk));
		await nextTurn();
	}
	ending = true;
	parser.close();
}

/** All elements at a path below one, such as `NtryDtls/TxDtls`. */
export function allAt(element: XmlElement, path: string): XmlElement[] {
	return path
		.split("/")
		.reduce(
			(found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
			[element],
		);
}

/** The text of the first one that has any; empty without one. */
export function textAt(element: XmlElement, ...paths: readonly string[]): string {
	const texts = paths.flatMap((path) => allAt(element, path)).map(({ text }) => text.trim());
	return texts.find(Boolean) ?? "";
}
