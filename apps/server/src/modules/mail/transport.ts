import type { MailAttachment } from "../../platform/mailing.ts";

export interface OutgoingMail {
	/** For the file name. */
	id: number;
	template: string;
	messageId: string;
	date: Date;
	to: string;
	replyTo: string;
	bounceTo?: string;
	inReplyTo?: string;
	/** Written by a person, so it can be answered. */
	personal?: true;
	subject: string;
	html: string;
	text: string;
	attachments: MailAttachment[];
}

/** Throws a `PermanentFailure` if a retry is useless. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

export class PermanentFailure extends Error {
	override name = "PermanentFailure";
}
