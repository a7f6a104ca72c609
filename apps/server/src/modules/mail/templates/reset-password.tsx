import { brand } from "@kvart/contract/brand";
import type { ComposeMail } from "../compose.ts";
import { pageAddress } from "../page-address.ts";
import { linkLetter } from "./letter.tsx";
import { memberVoice } from "./voices.ts";

const texts = {
	sr: {
		subject: `Nova lozinka za ${brand.name}`,
		preview: "Link za novu lozinku važi jedan sat.",
		title: "Nova lozinka",
		body: "Stigao nam je zahtev za novu lozinku tvog naloga. Klikni na dugme i izaberi je.",
		button: "Izaberi novu lozinku",
		note: "Link važi jedan sat i može da se upotrebi jednom. Nova lozinka te odjavljuje sa svih uređaja. Ako zahtev nije tvoj, zanemari ovu poruku: lozinka ostaje ista.",
	},
	en: {
		subject: `A new password for ${brand.name}`,
		preview: "The link to a new password works for one hour.",
		title: "A new password",
		body: "We were asked for a new password for your account. Click the button and choose one.",
		button: "Choose a password",
		note: "The link works for one hour and only once. The new password logs you out on every device. If it wasn’t you who asked, ignore this message: your password stays as it is.",
	},
} as const;

export const composeResetPassword: ComposeMail<"reset-password"> = ({ firstName, token }, { language, publicUrl }) => {
	const words = { ...memberVoice[language], ...texts[language] };
	return linkLetter(words, firstName, pageAddress(publicUrl, language, "/reset-password", { token }));
};
