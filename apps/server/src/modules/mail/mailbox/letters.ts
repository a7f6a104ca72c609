import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Email } from "postal-mime";

/** A mail of the demo's folder. */
export interface Letter {
	name: string;
	to: string;
	subject: string;
	date: Date;
	html: string;
	attachments: { filename: string; mimeType: string; content: Uint8Array }[];
}

const letterName = /^\d{6,}-[a-z-]+$/;
const shownAtMost = 100;

type Attachment = Email["attachments"][number];

function bytesOf({ content }: Attachment): Uint8Array {
	return typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);
}

/** Pictures that a mail brings along are named by their content id; browsers know only addresses. */
function withPictures(html: string, attachments: readonly Attachment[]): string {
	return attachments.reduce((shown, attachment) => {
		const id = attachment.contentId?.replace(/^<|>$/g, "");
		const address = `data:${attachment.mimeType};base64,${Buffer.from(bytesOf(attachment)).toString("base64")}`;
		return id ? shown.replaceAll(`cid:${id}`, address) : shown;
	}, html);
}

function toLetter(name: string, mail: Email): Letter {
	return {
		name,
		to: mail.to?.[0]?.address ?? "",
		subject: mail.subject ?? "",
		date: new Date(mail.date ?? 0),
		html: withPictures(mail.html ?? "", mail.attachments),
		attachments: mail.attachments.map((attachment) => ({
			filename: attachment.filename ?? "",
			mimeType: attachment.mimeType,
			content: bytesOf(attachment),
		})),
	};
}

/** The file of a letter as it is; null when there is none of that name. */
export async function readSource(folder: string, name: string): Promise<Buffer | null> {
	if (!letterName.test(name)) return null;
	return readFile(join(folder, `${name}.eml`)).catch(() => null);
}

export async function readLetter(folder: string, name: string): Promise<Letter | null> {
	const source = await readSource(folder, name);
	if (!source) return null;
	const { default: PostalMime } = await import("postal-mime");
	return toLetter(name, await PostalMime.parse(source));
}

/** The newest letters first; with an address only those that went there. */
export async function listLetters(folder: string, to: string | undefined): Promise<Letter[]> {
	const files = await readdir(folder).catch(() => []);
	const names = files
		.filter((file) => file.endsWith(".eml"))
		.map((file) => file.slice(0, -".eml".length))
		.toSorted((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10));
	const letters: Letter[] = [];
	for (const name of names) {
		if (letters.length === shownAtMost) break;
		const letter = await readLetter(folder, name);
		if (letter && (to === undefined || letter.to === to)) letters.push(letter);
	}
	return letters;
}
