import type { ReactNode } from "react";
import type { MailContext } from "../../platform/mailing.ts";
import { pageAddress } from "../mail/service.ts";
import type { ComposedMail } from "./compose.ts";
import { MailAddress, MailButton, MailNote, MailText, MailTitle } from "./parts.tsx";

interface MailTexts {
	subject: string;
	preview: string;
	title: string;
	greeting: (name: string) => string;
	body: string;
}

export interface ActionTexts extends MailTexts {
	button: string;
	note: string;
}

/** Title, greeting and body; `rest` is what the mail adds. */
export function personalMail(texts: MailTexts, name: string, rest: ReactNode): ComposedMail {
	return {
		subject: texts.subject,
		preview: texts.preview,
		body: (
			<>
				<MailTitle>{texts.title}</MailTitle>
				<MailText>{texts.greeting(name)}</MailText>
				<MailText>{texts.body}</MailText>
				{rest}
			</>
		),
	};
}

/** With a button, and its address in full for clients that do not show buttons. */
export function linkMail(
	texts: ActionTexts & { address: string },
	name: string,
	href: string,
	more?: ReactNode,
): ComposedMail {
	return personalMail(
		texts,
		name,
		<>
			<MailButton href={href}>{texts.button}</MailButton>
			<MailAddress label={texts.address} href={href} />
			{more}
			<MailNote>{texts.note}</MailNote>
		</>,
	);
}

/** About a change that another person may have made; the button leads to a new password. */
export function warningMail(
	texts: ActionTexts,
	name: string,
	{ language, publicUrl }: Pick<MailContext, "language" | "publicUrl">,
	more?: ReactNode,
): ComposedMail {
	return personalMail(
		texts,
		name,
		<>
			{more}
			<MailNote>{texts.note}</MailNote>
			<MailButton href={pageAddress(publicUrl, language, "/forgot-password")}>{texts.button}</MailButton>
		</>,
	);
}
