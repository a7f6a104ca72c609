import type { ReactNode } from "react";
import type { ComposedMail, MailContext } from "../compose.ts";
import { pageAddress } from "../page-address.ts";
import { MailAddress, MailButton, MailNote, MailText, MailTitle } from "./parts.tsx";

interface LetterWords {
	subject: string;
	preview: string;
	title: string;
	greeting: (name: string) => string;
	body: string;
}

interface ActionWords extends LetterWords {
	button: string;
	note: string;
}

/** A mail to one person: what it is about, their name and what happened; the rest is up to the mail. */
export function letter(words: LetterWords, name: string, rest: ReactNode): ComposedMail {
	return {
		subject: words.subject,
		preview: words.preview,
		body: (
			<>
				<MailTitle>{words.title}</MailTitle>
				<MailText>{words.greeting(name)}</MailText>
				<MailText>{words.body}</MailText>
				{rest}
			</>
		),
	};
}

/** A letter that asks for one click. Its address stands below in full, for programs that show no buttons. */
export function linkLetter(
	words: ActionWords & { address: string },
	name: string,
	href: string,
	more?: ReactNode,
): ComposedMail {
	return letter(
		words,
		name,
		<>
			<MailButton href={href}>{words.button}</MailButton>
			<MailAddress label={words.address} href={href} />
			{more}
			<MailNote>{words.note}</MailNote>
		</>,
	);
}

/** A letter about what somebody else may have done: a new password shuts them out. */
export function warningLetter(
	words: ActionWords,
	name: string,
	{ language, publicUrl }: Pick<MailContext, "language" | "publicUrl">,
	more?: ReactNode,
): ComposedMail {
	return letter(
		words,
		name,
		<>
			{more}
			<MailNote>{words.note}</MailNote>
			<MailButton href={pageAddress(publicUrl, language, "/forgot-password")}>{words.button}</MailButton>
		</>,
	);
}
