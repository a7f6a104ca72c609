import { brand } from "@kvart/contract/brand";
import { verifyLinkHours } from "@kvart/contract/members";
import { inviteLinkHours } from "@kvart/contract/staff/accounts";
import type { ComposeMail } from "../compose.ts";
import { officeAddress, pageAddress } from "../page-address.ts";
import { openToken } from "../service.ts";
import { pastMoment } from "./moments.ts";
import { MailAddress } from "./parts.tsx";
import { linkMail, warningMail } from "./shapes.tsx";
import { memberVoice, staffVoice } from "./voices.ts";

const verifyEmail = {
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

const resetPassword = {
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

const passwordChanged = {
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

const days = inviteLinkHours / 24;

const staffInvitation = {
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

const staffAccess = {
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

const secondFactorChanged = {
	sr: {
		subject: `${brand.name}: promena prijave u dva koraka`,
		preview: "Ako to niste bili vi, odmah izaberite novu lozinku.",
		title: "Prijava u dva koraka",
		body: {
			on: (when: string) => `Prijava u dva koraka za vaš nalog uključena je ${when}.`,
			off: (when: string) => `Prijava u dva koraka za vaš nalog isključena je ${when}.`,
			reset: (when: string) =>
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
			on: (when: string) => `Two-step log-in was turned on for your account on ${when}.`,
			off: (when: string) => `Two-step log-in was turned off for your account on ${when}.`,
			reset: (when: string) =>
				`An administrator turned off two-step log-in for your account on ${when}. Turn it on again as soon as you can.`,
		},
		note: "If it wasn’t you, choose a new password right away and tell an administrator:",
		button: "New password",
	},
} as const;

type AccountTemplate =
	| "verify-email"
	| "reset-password"
	| "password-changed"
	| "staff-invitation"
	| "staff-access"
	| "second-factor-changed";

/** Mails about accounts: a link to click, or a warning about a change. */
export const accountMails: { [T in AccountTemplate]: ComposeMail<T> } = {
	"verify-email": ({ firstName, sealedToken }, { keys, language, publicUrl }) =>
		linkMail(
			{ ...memberVoice[language], ...verifyEmail[language] },
			firstName,
			pageAddress(publicUrl, language, "/verify-email", { token: openToken(keys, sealedToken) }),
		),
	"reset-password": ({ firstName, sealedToken }, { keys, language, publicUrl }) =>
		linkMail(
			{ ...memberVoice[language], ...resetPassword[language] },
			firstName,
			pageAddress(publicUrl, language, "/reset-password", { token: openToken(keys, sealedToken) }),
		),
	"password-changed": ({ firstName, changedAt }, context) => {
		const { language } = context;
		const texts = { ...memberVoice[language], ...passwordChanged[language] };
		return warningMail({ ...texts, body: texts.body(pastMoment(changedAt, language)) }, firstName, context);
	},
	"staff-invitation": ({ firstName, sealedToken }, { keys, language, publicUrl }) => {
		const texts = { ...staffVoice[language], ...staffInvitation[language] };
		const href = pageAddress(publicUrl, language, "/reset-password", { token: openToken(keys, sealedToken) });
		return linkMail(texts, firstName, href, <MailAddress label={texts.office} href={officeAddress(publicUrl)} />);
	},
	"staff-access": ({ firstName }, { language, publicUrl }) =>
		linkMail({ ...staffVoice[language], ...staffAccess[language] }, firstName, officeAddress(publicUrl)),
	"second-factor-changed": ({ firstName, change, changedAt }, context) => {
		const { language, publicUrl } = context;
		const texts = { ...staffVoice[language], ...secondFactorChanged[language] };
		return warningMail(
			{ ...texts, body: texts.body[change](pastMoment(changedAt, language)) },
			firstName,
			context,
			<MailAddress label={texts.office} href={officeAddress(publicUrl)} />,
		);
	},
};
