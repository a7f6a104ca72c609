import type { ReactNode } from "react";
import type { MailContext, RenderedMail } from "../../platform/mailing.ts";
import type { MailContents, MailTemplate } from "../mail/service.ts";

export interface ComposedMail extends Omit<RenderedMail, "html" | "text"> {
	/** Shown in the inbox next to the subject. */
	preview: string;
	body: ReactNode;
}

/** Null if there is nothing left to send, for example because the booking was cancelled meanwhile. */
export type ComposeMail<T extends MailTemplate> = (
	data: MailContents[T],
	context: MailContext,
) => ComposedMail | null | Promise<ComposedMail | null>;
