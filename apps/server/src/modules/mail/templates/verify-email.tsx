import { brand } from "@kvart/contract/brand";
import { verifyLinkHours } from "@kvart/contract/members";
import type { ComposeMail } from "../compose.ts";
import { pageAddress } from "../page-address.ts";
import { linkLetter } from "./letter.tsx";
import { memberVoice } from "./voices.ts";

const texts = {
	sr: {
		subject: `Potvrdi svoju e-adresu za ${brand.name}`,
		preview: "Još jedan klik i nalog je tvoj.",
		title: "Još jedan klik",
		body: "Hvala na registraciji. Potvrdi da je ova adresa tvoja, pa se prijavi, zakaži trening i gledaj online treninge.",
		button: "Potvrdi e-adresu",
		note: `Link važi ${verifyLinkHours} sati i može da se upotrebi jednom. Ako ovaj nalog nije tvoj, zanemari poruku: bez potvrde ne radi.`,
	},
	en: {
		subject: `Confirm your e-mail address for ${brand.name}`,
		preview: "One more click and the account is yours.",
		title: "One more click",
		body: "Thanks for signing up. Confirm that this address is yours, then log in, book a training and watch the online trainings.",
		button: "Confirm address",
		note: `The link works for ${verifyLinkHours} hours and only once. If it wasn’t you who signed up, ignore this message: without it the account stays closed.`,
	},
} as const;

export const composeVerifyEmail: ComposeMail<"verify-email"> = ({ firstName, token }, { language, publicUrl }) => {
	const words = { ...memberVoice[language], ...texts[language] };
	return linkLetter(words, firstName, pageAddress(publicUrl, language, "/verify-email", { token }));
};
