import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Email } from "postal-mime";

export interface DemoMail {
	name: string;
	to: string;
	subject: string;
	date: Date;
	html: string;
	attachments: { filename: string; mimeType: string; content: Uint8Array }[];
}

const mailName = /^\d{6,}-[a-z-]+$/;
const maximumMails = 100;

type Attachment = Email["attachments"][number];

function bytesOf({ content }: Attachment): Uint8Array {
	return typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);
}

/** Replaces content ids by data URLs, which browsers can show. */
function withPictures(html: string, attachments: readonly Attachment[]): string {
	return attachments.reduce((shown, attachment) => {
		const id = attachment.contentId?.replace(/^<|>$/g, "");
		const address = `data:${attachment.mimeType};base64,${Buffer.from(bytesOf(attachment)).toString("base64")}`;
		return id ? shown.replaceAll(`cid:${id}`, address) : shown;
	}, html);
}

function parsedMail(name: string, mail: Email): DemoMail {
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

/** Null if there is no mail of that name. */
export async function readSource(folder: string, name: string): Promise<Buffer | null> {
	if (!mailName.test(name)) return null;
	return readFile(join(folder, `${name}.eml`)).catch(() => null);
}

export async function readMail(folder: string, name: string): Promise<DemoMail | null> {
	const source = await readSource(folder, name);
	if (!source) return null;
	const { default: PostalMime } = await import("postal-mime");
	return parsedMail(name, await PostalMime.parse(source));
}

/** Newest first, optionally only to one address. */
export async function listMails(folder: string, to: string | undefined): Promise<DemoMail[]> {
	const files = await readdir(folder).catch(() => []);
	const names = files
		.filter((file) => file.endsWith(".eml"))
		.map((file) => file.slice(0, -".eml".length))
		.toSorted((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10));
	const mails: DemoMail[] = [];
	for (const name of names) {
		if (mails.length === maximumMails) break;
		const mail = await readMail(folder, name);
		if (mail && (to === undefined || mail.to === to)) mails.push(mail);
	}
	return mails;
}
