import { brand } from "@kvart/contract/brand";
import type { Locale } from "@kvart/contract/locale";
import { formatClock, formatDate, wallTime } from "@kvart/contract/time";
import type { ComposeMail } from "../compose.ts";
import type { MailContents } from "../contents.ts";
import { officeAddress, pageAddress } from "../page-address.ts";
import { MailAddress, MailButton, MailNote, MailText, MailTitle } from "./parts.tsx";

type Change = MailContents["second-factor-changed"]["change"];

interface Words {
	subject: string;
	preview: string;
	title: string;
	greeting: (name: string) => string;
	body: Record<Change, (when: string) => string>;
	note: string;
	button: string;
	office: string;
}

const texts: Record<Locale, Words> = {
	sr: {
		subject: `${brand.name}: promena prijave u dva koraka`,
		preview: "Ako to niste bili vi, odmah izaberite novu lozinku.",
		title: "Prijava u dva koraka",
		greeting: (name) => `Dobar dan, ${name}!`,
		body: {
			on: (when) => `Prijava u dva koraka za vaš nalog uključena je ${when}.`,
			off: (when) => `Prijava u dva koraka za vaš nalog isključena je ${when}.`,
			reset: (when) =>
				`Administrator je ${when} isključio prijavu u dva koraka za vaš nalog. Uključite je ponovo čim budete mogli.`,
		},
		note: "Ako to niste bili vi, odmah izaberite novu lozinku i javite se administratoru:",
		button: "Nova lozinka",
		office: "Kancelarija je ovde:",
	},
	en: {
		subject: `${brand.name}: your two-step log-in has changed`,
		preview: "If it wasn’t you, choose a new password right away.",
		title: "Two-step log-in",
		greeting: (name) => `Hi ${name}!`,
		body: {
			on: (when) => `Two-step log-in was turned on for your account on ${when}.`,
			off: (when) => `Two-step log-in was turned off for your account on ${when}.`,
			reset: (when) =>
				`An administrator turned off two-step log-in for your account on ${when}. Turn it on again as soon as you can.`,
		},
		note: "If it wasn’t you, choose a new password right away and tell an administrator:",
		button: "New password",
		office: "The back office is here:",
	},
};

export const composeSecondFactorChanged: ComposeMail<"second-factor-changed"> = (
	{ firstName, change, changedAt },
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
				<MailText>{words.body[change](when[language])}</MailText>
				<MailAddress label={words.office} href={officeAddress(publicUrl)} />
				<MailNote>{words.note}</MailNote>
				<MailButton href={pageAddress(publicUrl, language, "/forgot-password")}>{words.button}</MailButton>
			</>
		),
	};
};
