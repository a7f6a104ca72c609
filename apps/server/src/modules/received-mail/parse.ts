import type { Address, Email } from "postal-mime";
import { type MailOrigin, originOf } from "./automatic.ts";
import { splitQuotedText } from "./quoted-text.ts";
import { isGenuine } from "./sender-check.ts";

export interface ParsedMail {
	/** Empty if it has none. */
	messageId: string;
	/** In lower case. */
	sender: string;
	senderName: string;
	subject: string;
	/** All addresses that it may have been sent to. */
	recipients: string[];
	/** Message ids of the mails that it answers. */
	references: string;
	origin: MailOrigin;
	genuine: boolean | null;
	text: string;
	quoted: string;
	attachments: string[];
	shortened: boolean;
}

const longestText = 20_000;
const longestLine = 200;
const mostAttachments = 20;

// The embedded messages of bounces are attachments; deep nesting is an attack.
const parserOptions = { forceRfc822Attachments: true, maxNestingDepth: 20 };

/** Without characters that hide or reorder others, and that the database rejects. */
function visible(text: string): string {
	return text
		.toWellFormed()
		.replace(/\r\n?/g, "\n")
		.replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, "");
}

function oneLine(text: string | undefined): string {
	return visible(text ?? "")
		.replace(/\s+/g, " ")
		.trim()
		.slice(0, longestLine);
}

function addressesOf(address: Address): string[] {
	return address.group ? address.group.flatMap((one) => one.address ?? []) : [address.address ?? ""];
}

const recipientHeaders = ["delivered-to", "x-original-to", "envelope-to", "x-envelope-to", "to", "cc"];

// Headers as they are, too: a forwarding server may have written them in its own way.
function recipientsOf({ to = [], cc = [], headers }: Email): string[] {
	const raw = headers.filter(({ key }) => recipientHeaders.includes(key)).map(({ value }) => value);
	return [...[...to, ...cc].flatMap(addressesOf), ...raw];
}

async function plainText({ text, html }: Email): Promise<string> {
	if (text?.trim() || !html) return text ?? "";
	const { toPlainText } = await import("@react-email/components");
	return toPlainText(html);
}

/** Pictures that the text itself shows do not count as attachments. */
function attachmentsOf({ attachments }: Email): string[] {
	const names = attachments.filter(({ related }) => !related).map(({ filename, mimeType }) => filename ?? mimeType);
	return names.map(oneLine).slice(0, mostAttachments);
}

/** `cut`: the source is not whole. `checkedBy`: the name of the mail server whose findings about the sender count. */
export async function parseMail(
	source: Uint8Array,
	{ cut, checkedBy }: { cut: boolean; checkedBy: string | undefined },
): Promise<ParsedMail> {
	const { default: PostalMime } = await import("postal-mime");
	const mail = await PostalMime.parse(source, parserOptions);
	const sender = oneLine(mail.from?.address).toLowerCase();
	const whole = visible(await plainText(mail));
	const { text, quoted } = splitQuotedText(whole.slice(0, 2 * longestText));
	const checks = mail.headers.filter(({ key }) => key === "authentication-results").map(({ value }) => value);
	return {
		messageId: /^<[^<>\s]{1,250}>$/.exec(mail.messageId ?? "")?.[0] ?? "",
		sender,
		senderName: oneLine(mail.from?.name),
		subject: oneLine(mail.subject),
		recipients: recipientsOf(mail),
		references: `${mail.inReplyTo ?? ""} ${mail.references ?? ""}`,
		origin: originOf(mail.headers, sender),
		genuine: isGenuine(checks, checkedBy, sender),
		text: text.slice(0, longestText),
		quoted: quoted.slice(0, longestText),
		attachments: attachmentsOf(mail),
		shortened: cut || text.length > longestText || whole.length > 2 * longestText,
	};
}
