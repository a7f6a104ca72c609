import { brand } from "@kvart/contract/brand";
import type { ComposeMail } from "../compose.ts";
import { officeAddress } from "../page-address.ts";
import { linkLetter } from "./letter.tsx";
import { staffVoice } from "./voices.ts";

const texts = {
	sr: {
		subject: `${brand.name}: pristup za zaposlene`,
		preview: "Prijavite se nalogom koji već imate.",
		title: "Dobro došli u tim",
		body: "Vaš nalog sada otvara i kancelariju. Prijavite se kao i do sada, istom e-adresom i lozinkom.",
		button: "Otvorite kancelariju",
		note: "Ako ne znate o čemu je reč, javite se administratoru.",
	},
	en: {
		subject: `${brand.name}: staff access`,
		preview: "Log in with the account that you have.",
		title: "Welcome to the team",
		body: "Your account now opens the back office, too. Log in as before, with the same e-mail address and password.",
		button: "Open the back office",
		note: "If you don’t know what this is about, tell an administrator.",
	},
} as const;

export const composeStaffAccess: ComposeMail<"staff-access"> = ({ firstName }, { language, publicUrl }) =>
	linkLetter({ ...staffVoice[language], ...texts[language] }, firstName, officeAddress(publicUrl));
