import { brand } from "@kvart/contract/brand";
import type { Locale } from "@kvart/contract/locale";
import type { ComposeMail } from "../compose.ts";
import type { MailContents } from "../contents.ts";
import { officeAddress } from "../page-address.ts";
import { warningLetter } from "./letter.tsx";
import { pastMoment } from "./moments.ts";
import { MailAddress } from "./parts.tsx";
import { staffVoice } from "./voices.ts";

type Change = MailContents["second-factor-changed"]["change"];

interface Words {
	subject: string;
	preview: string;
	title: string;
	body: Record<Change, (when: string) => string>;
	note: string;
	button: string;
}

const texts: Record<Locale, Words> = {
	sr: {
		subject: `${brand.name}: promena prijave u dva koraka`,
		preview: "Ako to niste bili vi, odmah izaberite novu lozinku.",
		title: "Prijava u dva koraka",
		body: {
			on: (when) => `Prijava u dva koraka za vaš nalog uključena je ${when}.`,
			off: (when) => `Prijava u dva koraka za vaš nalog isključena je ${when}.`,
			reset: (when) =>
				`Administrator je ${when} isključio prijavu u dva koraka za vaš nalog. Uključite je ponovo čim budete mogli.`,
		},
		note: "Ako to niste bili vi, odmah izaberite novu lozinku i javite se administratoru:",
		button: "Nova lozinka",
	},
	en: {
		subject: `${brand.name}: your two-step log-in has changed`,
		preview: "If it wasn’t you, choose a new password right away.",
		title: "Two-step log-in",
		body: {
			on: (when) => `Two-step log-in was turned on for your account on ${when}.`,
			off: (when) => `Two-step log-in was turned off for your account on ${when}.`,
			reset: (when) =>
				`An administrator turned off two-step log-in for your account on ${when}. Turn it on again as soon as you can.`,
		},
		note: "If it wasn’t you, choose a new password right away and tell an administrator:",
		button: "New password",
	},
};

export const composeSecondFactorChanged: ComposeMail<"second-factor-changed"> = (
	{ firstName, change, changedAt },
	context,
) => {
	const { language, publicUrl } = context;
	const words = { ...staffVoice[language], ...texts[language] };
	const body = words.body[change](pastMoment(changedAt, language));
	return warningLetter(
		{ ...words, body },
		firstName,
		context,
		<MailAddress label={words.office} href={officeAddress(publicUrl)} />,
	);
};
