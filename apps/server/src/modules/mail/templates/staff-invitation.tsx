import { brand } from "@kvart/contract/brand";
import { inviteLinkHours } from "@kvart/contract/staff/accounts";
import type { ComposeMail } from "../compose.ts";
import { officeAddress, pageAddress } from "../page-address.ts";
import { linkLetter } from "./letter.tsx";
import { MailAddress } from "./parts.tsx";
import { staffVoice } from "./voices.ts";

const days = inviteLinkHours / 24;

const texts = {
	sr: {
		subject: `${brand.name}: nalog za zaposlene`,
		preview: "Izaberite lozinku i nalog je spreman.",
		title: "Dobro došli u tim",
		body: "Otvoren vam je nalog za zaposlene. Izaberite lozinku, a zatim se prijavite na adresi kancelarije.",
		button: "Izaberite lozinku",
		note: `Link važi ${days} dana i može da se upotrebi jednom. Ako istekne, zamolite administratora da pošalje novi. Ako ne znate o čemu je reč, zanemarite poruku: bez lozinke nalog ne radi.`,
	},
	en: {
		subject: `${brand.name}: your staff account`,
		preview: "Choose a password and the account is ready.",
		title: "Welcome to the team",
		body: "A staff account was opened for you. Choose a password, then log in to the back office.",
		button: "Choose a password",
		note: `The link works for ${days} days and only once. If it has expired, ask an administrator for a new one. If you don’t know what this is about, ignore this message: without a password the account stays closed.`,
	},
} as const;

export const composeStaffInvitation: ComposeMail<"staff-invitation"> = (
	{ firstName, token },
	{ language, publicUrl },
) => {
	const words = { ...staffVoice[language], ...texts[language] };
	return linkLetter(
		words,
		firstName,
		pageAddress(publicUrl, language, "/reset-password", { token }),
		<MailAddress label={words.office} href={officeAddress(publicUrl)} />,
	);
};
