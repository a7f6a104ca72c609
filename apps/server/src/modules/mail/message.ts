import { brand } from "@kvart/contract/brand";
import type Mail from "nodemailer/lib/mailer/index.js";
import type { OutgoingMail } from "./transport.ts";

// Prevents header injection.
function oneLine(text: string): string {
	return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

export function toMessage({
	messageId,
	date,
	to,
	replyTo,
	bounceTo,
	inReplyTo,
	personal,
	subject,
	html,
	text,
	attachments,
}: OutgoingMail): Mail.Options {
	const from = personal ? brand.mail.info : brand.mail.noReply;
	return {
		from: { name: brand.name, address: from },
		to: { name: "", address: to },
		replyTo: { name: "", address: replyTo },
		envelope: { from: bounceTo ?? from, to: [to] },
		messageId,
		date,
		...(inReplyTo && { inReplyTo, references: inReplyTo }),
		subject: oneLine(subject),
		html,
		text,
		attachments: attachments.map(({ filename, contentType, content, contentId }) => ({
			filename: oneLine(filename),
			contentType,
			content: typeof content === "string" ? content : Buffer.from(content),
			...(contentId && { cid: contentId, contentDisposition: "inline" as const }),
		})),
		...(!personal && { headers: { "Auto-Submitted": "auto-generated" } }),
		disableFileAccess: true,
		disableUrlAccess: true,
	};
}
