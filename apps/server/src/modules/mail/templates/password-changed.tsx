import { brand } from "@kvart/contract/brand";
import { formatClock, formatDate, wallTime } from "@kvart/contract/time";
import type { ComposeMail } from "../compose.ts";
import { pageAddress } from "../page-address.ts";
import { MailButton, MailNote, MailText, MailTitle } from "./parts.tsx";

const texts = {
	sr: {
		subject: `Lozinka za ${brand.name} je promenjena`,
		preview: "Ako to nisi ti, odmah izaberi novu.",
		title: "Lozinka je promenjena",
		greeting: (name: string) => `Zdravo, ${name}!`,
		body: (when: string) => `Lozinka tvog naloga promenjena je ${when}. Svi drugi uređaji su odjavljeni.`,
		note: "Ako to nisi ti, odmah izaberi novu lozinku:",
		button: "Izaberi novu lozinku",
	},
	en: {
		subject: `Your ${brand.name} password was changed`,
		preview: "If it wasn’t you, choose a new one right away.",
		title: "Your password was changed",
		greeting: (name: string) => `Hi ${name}!`,
		body: (when: string) => `The password of your account was changed on ${when}. Every other device was logged out.`,
		note: "If it wasn’t you, choose a new password right away:",
		button: "Choose a password",
	},
} as const;

export const composePasswordChanged: ComposeMail<"password-changed"> = (
	{ firstName, changedAt },
	{ language, publicUrl },
) => {
	const words = texts[language];
	const { date, minutes } = wallTime(new Date(changedAt));
	const when = {
		sr: `${formatDate(date)}. u ${formatClock(minutes)}`,
		en: `${formatDate(date)} at ${formatClock(minutes)}`,
	};
	return {
		subject: words.subject,
		preview: words.preview,
		body: (
			<>
				<MailTitle>{words.title}</MailTitle>
				<MailText>{words.greeting(firstName)}</MailText>
				<MailText>{words.body(when[language])}</MailText>
				<MailNote>{words.note}</MailNote>
				<MailButton href={pageAddress(publicUrl, language, "/forgot-password")}>{words.button}</MailButton>
			</>
		),
	};
};
