import { brand } from "@kvart/contract/brand";
import { verifyLinkHours } from "@kvart/contract/members";
import type { ComposeMail } from "../compose.ts";
import { pageAddress } from "../page-address.ts";
import { MailAddress, MailButton, MailNote, MailText, MailTitle } from "./parts.tsx";

const texts = {
	sr: {
		subject: `Potvrdi svoju e-adresu za ${brand.name}`,
		preview: "Još jedan klik i nalog je tvoj.",
		title: "Još jedan klik",
		greeting: (name: string) => `Zdravo, ${name}!`,
		body: "Hvala na registraciji. Potvrdi da je ova adresa tvoja, pa se prijavi, zakaži trening i gledaj online treninge.",
		button: "Potvrdi e-adresu",
		address: "Ako dugme ne radi, otvori ovu adresu:",
		note: `Link važi ${verifyLinkHours} sati i može da se upotrebi jednom. Ako ovaj nalog nije tvoj, zanemari poruku: bez potvrde ne radi.`,
	},
	en: {
		subject: `Confirm your e-mail address for ${brand.name}`,
		preview: "One more click and the account is yours.",
		title: "One more click",
		greeting: (name: string) => `Hi ${name}!`,
		body: "Thanks for signing up. Confirm that this address is yours, then log in, book a training and watch the online trainings.",
		button: "Confirm address",
		address: "If the button doesn’t work, open this address:",
		note: `The link works for ${verifyLinkHours} hours and only once. If it wasn’t you who signed up, ignore this message: without it the account stays closed.`,
	},
} as const;

export const composeVerifyEmail: ComposeMail<"verify-email"> = ({ firstName, token }, { language, publicUrl }) => {
	const words = texts[language];
	const href = pageAddress(publicUrl, language, "/verify-email", { token });
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
