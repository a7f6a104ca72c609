import type { MailAttachment } from "./compose.ts";

/** A mail as it goes out. */
export interface OutgoingMail {
	/** Number and name, for transports that keep files. */
	id: number;
	template: string;
	messageId: string;
	date: Date;
	to: string;
	replyTo: string;
	subject: string;
	html: string;
	text: string;
	attachments: MailAttachment[];
}

/** Sends one mail. It fails with a `RefusedForGood` when trying again is of no use. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** The other side's final word on this mail. */
export class RefusedForGood extends Error {
	override name = "RefusedForGood";
}
