import { brand } from "@kvart/contract/brand";
import type { ComposeMail } from "../compose.ts";
import { officeAddress } from "../page-address.ts";
import { MailAddress, MailButton, MailNote, MailText, MailTitle } from "./parts.tsx";

const texts = {
	sr: {
		subject: `${brand.name}: pristup za zaposlene`,
		preview: "Prijavite se nalogom koji već imate.",
		title: "Dobro došli u tim",
		greeting: (name: string) => `Dobar dan, ${name}!`,
		body: "Vaš nalog sada otvara i kancelariju. Prijavite se kao i do sada, istom e-adresom i lozinkom.",
		button: "Otvorite kancelariju",
		address: "Ako dugme ne radi, otvorite ovu adresu:",
		note: "Ako ne znate o čemu je reč, javite se administratoru.",
	},
	en: {
		subject: `${brand.name}: staff access`,
		preview: "Log in with the account that you have.",
		title: "Welcome to the team",
		greeting: (name: string) => `Hi ${name}!`,
		body: "Your account now opens the back office, too. Log in as before, with the same e-mail address and password.",
		button: "Open the back office",
		address: "If the button doesn’t work, open this address:",
		note: "If you don’t know what this is about, tell an administrator.",
	},
} as const;

export const composeStaffAccess: ComposeMail<"staff-access"> = ({ firstName }, { language, publicUrl }) => {
	const words = texts[language];
	const href = officeAddress(publicUrl);
	return {
		subject: words.subject,
		preview: words.preview,
		body: (
			<>
				<MailTitle>{words.title}</MailTitle>
				<MailText>{words.greeting(firstName)}</MailText>
				<MailText>{words.body}</MailText>
				<MailButton href={href}>{words.button}</MailButton>
				<MailAddress label={words.address} href={href} />
				<MailNote>{words.note}</MailNote>
			</>
		),
	};
};
