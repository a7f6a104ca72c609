import { brand } from "@kvart/contract/brand";
import type { ComposeMail } from "../compose.ts";
import { pageAddress } from "../page-address.ts";
import { MailAddress, MailButton, MailNote, MailText, MailTitle } from "./parts.tsx";

const texts = {
	sr: {
		subject: `Nova lozinka za ${brand.name}`,
		preview: "Link za novu lozinku važi jedan sat.",
		title: "Nova lozinka",
		greeting: (name: string) => `Zdravo, ${name}!`,
		body: "Stigao nam je zahtev za novu lozinku tvog naloga. Klikni na dugme i izaberi je.",
		button: "Izaberi novu lozinku",
		address: "Ako dugme ne radi, otvori ovu adresu:",
		note: "Link važi jedan sat i može da se upotrebi jednom. Nova lozinka te odjavljuje sa svih uređaja. Ako zahtev nije tvoj, zanemari ovu poruku: lozinka ostaje ista.",
	},
	en: {
		subject: `A new password for ${brand.name}`,
		preview: "The link to a new password works for one hour.",
		title: "A new password",
		greeting: (name: string) => `Hi ${name}!`,
		body: "We were asked for a new password for your account. Click the button and choose one.",
		button: "Choose a password",
		address: "If the button doesn’t work, open this address:",
		note: "The link works for one hour and only once. The new password logs you out on every device. If it wasn’t you who asked, ignore this message: your password stays as it is.",
	},
} as const;

export const composeResetPassword: ComposeMail<"reset-password"> = ({ firstName, token }, { language, publicUrl }) => {
	const words = texts[language];
	const href = pageAddress(publicUrl, language, "/reset-password", { token });
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
