import { brand } from "@kvart/contract/brand";
import type { ComposeMail } from "../compose.ts";
import { warningLetter } from "./letter.tsx";
import { pastMoment } from "./moments.ts";
import { memberVoice } from "./voices.ts";

const texts = {
	sr: {
		subject: `Lozinka za ${brand.name} je promenjena`,
		preview: "Ako to nisi ti, odmah izaberi novu.",
		title: "Lozinka je promenjena",
		body: (when: string) => `Lozinka tvog naloga promenjena je ${when}. Svi drugi uređaji su odjavljeni.`,
		note: "Ako to nisi ti, odmah izaberi novu lozinku:",
		button: "Izaberi novu lozinku",
	},
	en: {
		subject: `Your ${brand.name} password was changed`,
		preview: "If it wasn’t you, choose a new one right away.",
		title: "Your password was changed",
		body: (when: string) => `The password of your account was changed on ${when}. Every other device was logged out.`,
		note: "If it wasn’t you, choose a new password right away:",
		button: "Choose a password",
	},
} as const;

export const composePasswordChanged: ComposeMail<"password-changed"> = ({ firstName, changedAt }, context) => {
	const { language } = context;
	const words = { ...memberVoice[language], ...texts[language] };
	const body = words.body(pastMoment(changedAt, language));
	return warningLetter({ ...words, body }, firstName, context);
};
