import { brand } from "@kvart/contract/brand";
import { inviteLinkHours } from "@kvart/contract/staff/accounts";
import type { ComposeMail } from "../compose.ts";
import { officeAddress, pageAddress } from "../page-address.ts";
import { MailAddress, MailButton, MailNote, MailText, MailTitle } from "./parts.tsx";

const days = inviteLinkHours / 24;

const texts = {
	sr: {
		subject: `${brand.name}: nalog za zaposlene`,
		preview: "Izaberite lozinku i nalog je spreman.",
		title: "Dobro došli u tim",
		greeting: (name: string) => `Dobar dan, ${name}!`,
		body: "Otvoren vam je nalog za zaposlene. Izaberite lozinku, a zatim se prijavite na adresi kancelarije.",
		office: "Kancelarija je ovde:",
		button: "Izaberite lozinku",
		address: "Ako dugme ne radi, otvorite ovu adresu:",
		note: `Link važi ${days} dana i može da se upotrebi jednom. Ako istekne, zamolite administratora da pošalje novi. Ako ne znate o čemu je reč, zanemarite poruku: bez lozinke nalog ne radi.`,
	},
	en: {
		subject: `${brand.name}: your staff account`,
		preview: "Choose a password and the account is ready.",
		title: "Welcome to the team",
		greeting: (name: string) => `Hi ${name}!`,
		body: "A staff account was opened for you. Choose a password, then log in to the back office.",
		office: "The back office is here:",
		button: "Choose a password",
		address: "If the button doesn’t work, open this address:",
		note: `The link works for ${days} days and only once. If it has expired, ask an administrator for a new one. If you don’t know what this is about, ignore this message: without a password the account stays closed.`,
	},
} as const;

export const composeStaffInvitation: ComposeMail<"staff-invitation"> = (
	{ firstName, token },
	{ language, publicUrl },
) => {
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
				<MailAddress label={words.office} href={officeAddress(publicUrl)} />
				<MailNote>{words.note}</MailNote>
			</>
		),
	};
};
