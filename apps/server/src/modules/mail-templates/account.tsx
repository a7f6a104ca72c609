import { brand } from "@kvart/contract/brand";
import { emailChangeLinkHours, inactiveNoticeDays, verifyLinkHours } from "@kvart/contract/members";
import { officeAddress, openToken, pageAddress, pastMoment } from "../mail/service.ts";
import type { ComposeMail } from "./compose.ts";
import { MailAddress, MailNote } from "./parts.tsx";
import { linkMail, personalMail, warningMail } from "./shapes.tsx";
import { memberVoice, staffVoice } from "./voices.ts";

const verifyEmail = {
	sr: {
		subject: `Potvrdi svoju e-adresu za ${brand.name}`,
		preview: "Još jedan klik i nalog je tvoj.",
		title: "Još jedan klik",
		body: "Nalog je skoro gotov. Potvrdi da je ova adresa tvoja, pa se uloguj, prijavi se za trening i gledaj online treninge.",
		button: "Potvrdi e-adresu",
		note: `Link važi ${verifyLinkHours} sati i može da se upotrebi jednom. Ako ovaj nalog nije tvoj, zanemari poruku: bez potvrde ne radi.`,
	},
	en: {
		subject: `Confirm your e-mail address for ${brand.name}`,
		preview: "One more click and the account is yours.",
		title: "One more click",
		body: "Your account is almost ready. Confirm that this address is yours, then log in, book a class and watch the online classes.",
		button: "Confirm address",
		note: `The link works for ${verifyLinkHours} hours and only once. If it wasn’t you who created it, ignore this message: without it the account stays closed.`,
	},
} as const;

const resetPassword = {
	sr: {
		subject: `Nova lozinka za ${brand.name}`,
		preview: "Link za novu lozinku važi jedan sat.",
		title: "Nova lozinka",
		body: "Stigao nam je zahtev za novu lozinku tvog naloga. Klikni na dugme i izaberi je.",
		button: "Izaberi novu lozinku",
		note: "Link važi jedan sat i može da se upotrebi jednom. Nova lozinka te izloguje na svim uređajima i isključuje logovanje preko Google-a i Facebook-a. Ako zahtev nije tvoj, zanemari ovu poruku: lozinka ostaje ista.",
	},
	en: {
		subject: `A new password for ${brand.name}`,
		preview: "The link to set a new password works for one hour.",
		title: "A new password",
		body: "We were asked for a new password for your account. Click the button and choose one.",
		button: "Choose a password",
		note: "The link works for one hour and only once. The new password logs you out on every device and turns off log-in with Google and Facebook. If it wasn’t you who asked, ignore this message: your password stays as it is.",
	},
} as const;

const confirmNewEmail = {
	sr: {
		subject: `Potvrdi novu e-adresu za ${brand.name}`,
		preview: "Potvrdi da je ova adresa tvoja.",
		title: "Nova e-adresa",
		body: "Stigao nam je zahtev da ovo bude nova e-adresa tvog naloga. Potvrdi da je tvoja, a zatim potvrdi i poruku na dosadašnjoj adresi.",
		button: "Potvrdi novu adresu",
		note: `Link važi ${emailChangeLinkHours} sati i može da se upotrebi jednom. Ako zahtev nije tvoj, zanemari ovu poruku: bez potvrde se ništa ne menja.`,
	},
	en: {
		subject: `Confirm your new e-mail address for ${brand.name}`,
		preview: "Confirm that this address is yours.",
		title: "A new e-mail address",
		body: "We were asked to make this the new e-mail address of your account. Confirm that it is yours, then confirm the one we sent to your current address, too.",
		button: "Confirm new address",
		note: `The link works for ${emailChangeLinkHours} hours and only once. If it wasn’t you who asked, ignore this message: nothing changes without it.`,
	},
} as const;

const confirmEmailChange = {
	sr: {
		subject: `Promena e-adrese za ${brand.name}`,
		preview: "Ako to nisi ti, zaustavi promenu.",
		title: "Promena e-adrese",
		body: "Stigao nam je zahtev da promenimo e-adresu tvog naloga. Adresa se menja tek kada potvrdiš ovde i na novoj adresi.",
		button: "Potvrdi promenu",
		stop: "Nisi ti? Zaustavi promenu i izloguj sve uređaje:",
		note: `Link važi ${emailChangeLinkHours} sati i može da se upotrebi jednom.`,
	},
	en: {
		subject: `Your ${brand.name} e-mail address is about to change`,
		preview: "If it wasn’t you, stop the change.",
		title: "Your e-mail address is about to change",
		body: "We were asked to change the e-mail address of your account. It only changes when you confirm here and at the new address.",
		button: "Confirm the change",
		stop: "It wasn’t you? Stop the change and log out every device:",
		note: `The link works for ${emailChangeLinkHours} hours and only once.`,
	},
} as const;

const proveIdentity = {
	sr: {
		subject: `Potvrdi da si to ti na ${brand.name}`,
		preview: "Jedan klik vraća te na stranicu naloga.",
		title: "Jesi li to ti?",
		body: "Na tvom nalogu je zatražena promena za koju treba da potvrdiš da si to ti. Otvori link na uređaju na kom koristiš nalog.",
		button: "Jesam, nastavi",
		note: "Link važi jedan sat i može da se upotrebi jednom. Ako zahtev nije tvoj, zanemari ovu poruku i izloguj nepoznate uređaje na stranici naloga.",
	},
	en: {
		subject: `Confirm that it’s you at ${brand.name}`,
		preview: "One click takes you back to your account.",
		title: "Is it you?",
		body: "Your account was asked for a change that needs you to confirm who you are. Open the link on the device where you use the account.",
		button: "Yes, continue",
		note: "The link works for one hour and only once. If it wasn’t you who asked, ignore this message and log out unknown devices on your account page.",
	},
} as const;

const passwordChanged = {
	sr: {
		subject: `Lozinka za ${brand.name} je promenjena`,
		preview: "Ako to nisi ti, odmah izaberi novu.",
		title: "Lozinka je promenjena",
		body: (when: string) => `Lozinka tvog naloga promenjena je ${when}. Svi drugi uređaji su izlogovani.`,
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

const providerNames = { google: "Google", facebook: "Facebook" } as const;

const providerChanged = {
	sr: {
		subject: `Promenjen je način logovanja na ${brand.name}`,
		preview: "Ako to nisi ti, odmah izaberi novu lozinku.",
		title: "Promenjen je način logovanja",
		body: {
			linked: (provider: string, when: string) =>
				`Od ${when} na svoj nalog možeš da se uloguješ i preko ${provider}-a.`,
			unlinked: (provider: string, when: string) =>
				`Logovanje na tvoj nalog preko ${provider}-a isključeno je ${when}.`,
		},
		note: "Ako to nisi ti, odmah izaberi novu lozinku. Ona izloguje sve uređaje i isključuje logovanje preko Google-a i Facebook-a:",
		button: "Izaberi novu lozinku",
	},
	en: {
		subject: `Your ${brand.name} log-in has changed`,
		preview: "If it wasn’t you, choose a new password right away.",
		title: "Your log-in has changed",
		body: {
			linked: (provider: string, when: string) => `Since ${when} you can log in to your account with ${provider}, too.`,
			unlinked: (provider: string, when: string) =>
				`Log-in with ${provider} was turned off for your account on ${when}.`,
		},
		note: "If it wasn’t you, choose a new password right away. It logs out every device and turns off log-in with Google and Facebook:",
		button: "Choose a password",
	},
} as const;

const passkeyChanged = {
	sr: {
		subject: `${brand.name}: promena pristupnog ključa`,
		preview: "Ako ovo nije bila tvoja odluka, odmah izaberi novu lozinku.",
		title: "Pristupni ključevi tvog naloga",
		body: {
			added: (when: string) => `Tvom nalogu je ${when} dodat pristupni ključ. Njime možeš da se uloguješ bez lozinke.`,
			removed: (when: string) => `Sa tvog naloga je ${when} uklonjen jedan pristupni ključ.`,
		},
		note: "Ako ovo nije bila tvoja odluka, odmah izaberi novu lozinku i proveri ključeve na stranici naloga:",
		button: "Izaberi lozinku",
	},
	en: {
		subject: `${brand.name}: a passkey has changed`,
		preview: "If it wasn’t you, choose a new password right away.",
		title: "The passkeys of your account",
		body: {
			added: (when: string) => `A passkey was added to your account on ${when}. It logs you in without a password.`,
			removed: (when: string) => `A passkey was removed from your account on ${when}.`,
		},
		note: "If it wasn’t you, choose a new password right away and check the passkeys on your account page:",
		button: "Choose a password",
	},
} as const;

const secondFactorChanged = {
	sr: {
		subject: `${brand.name}: promena potvrde u dva koraka`,
		preview: "Ako to niste bili vi, odmah izaberite novu lozinku.",
		title: "Potvrda u dva koraka",
		body: {
			on: (when: string) => `Potvrda u dva koraka za vaš nalog uključena je ${when}.`,
			off: (when: string) => `Potvrda u dva koraka za vaš nalog isključena je ${when}.`,
			reset: (when: string) =>
				`Administrator je ${when} isključio potvrdu u dva koraka za vaš nalog. Uključite je ponovo čim budete mogli.`,
			codes: (when: string) => `Za vaš nalog su ${when} napravljeni novi rezervni kodovi. Stari više ne važe.`,
			used: (when: string) =>
				`Na vaš nalog se neko ${when} ulogovao rezervnim kodom umesto kodom sa telefona. Taj kod više ne važi.`,
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
			codes: (when: string) => `New recovery codes were made for your account on ${when}. The old ones no longer work.`,
			used: (when: string) =>
				`Somebody logged in to your account on ${when} with a recovery code instead of a code from the phone. That code no longer works.`,
		},
		note: "If it wasn’t you, choose a new password right away and tell an administrator:",
		button: "New password",
	},
} as const;

const accountInactive = {
	sr: {
		subject: `Tvoj ${brand.name} nalog biće obrisan`,
		preview: `Uloguj se u narednih ${inactiveNoticeDays} dana i nalog ostaje.`,
		title: "Dugo te nema",
		body: `Skoro dve godine te nema ni na nalogu ni na treningu, a podatke ne čuvamo bez potrebe. Za ${inactiveNoticeDays} dana brišemo tvoj nalog i sve podatke u njemu.`,
		button: "Uloguj se i zadrži nalog",
		note: "Dovoljno je da se jednom uloguješ. Ako ti nalog više ne treba, ne moraš ništa da uradiš.",
	},
	en: {
		subject: `Your ${brand.name} account will be deleted`,
		preview: `Log in within ${inactiveNoticeDays} days and the account stays.`,
		title: "Long time no see",
		body: `You haven’t logged in or trained with us for almost two years, and we don’t store data longer than we need it. In ${inactiveNoticeDays} days we will delete your account and all data in it.`,
		button: "Log in and stay",
		note: "Logging in once is enough. If you no longer need the account, there is nothing to do.",
	},
} as const;

const accountErased = {
	sr: {
		subject: `Tvoj ${brand.name} nalog je obrisan`,
		preview: "Nalog i podaci uz njega više ne postoje.",
		title: "Nalog je obrisan",
		body: "Nalog sa ovom adresom i svi podaci uz njega su obrisani. Treninzi koji su bili pred tobom su otkazani, pa ta mesta mogu da dobiju drugi.",
		note: "Ovo je poslednja poruka na ovu adresu: posle nje ne čuvamo ni nju. Ako brisanje nije bila tvoja odluka, odgovori na ovu poruku.",
	},
	en: {
		subject: `Your ${brand.name} account is deleted`,
		preview: "The account and the data in it no longer exist.",
		title: "Your account is deleted",
		body: "The account with this address and all data in it are deleted. The classes you had ahead are cancelled, so others can have those places.",
		note: "This is the last message to this address: after it we don’t keep the address either. If it wasn’t you who deleted the account, answer this message.",
	},
} as const;

type AccountTemplate =
	| "account-erased"
	| "account-inactive"
	| "verify-email"
	| "reset-password"
	| "password-changed"
	| "confirm-new-email"
	| "confirm-email-change"
	| "prove-identity"
	| "provider-changed"
	| "passkey-changed"
	| "second-factor-changed";

/** Mails about accounts: a link to click, or a warning about a change. */
export const accountMails: { [T in AccountTemplate]: ComposeMail<T> } = {
	"verify-email": ({ sealedToken, order }, { keys, language, publicUrl }) =>
		linkMail(
			{ ...memberVoice[language], ...verifyEmail[language] },
			"",
			pageAddress(publicUrl, language, "/verify-email", {
				token: openToken(keys, sealedToken),
				...(order && { order }),
			}),
		),
	"account-inactive": ({ firstName }, { language, publicUrl }) =>
		linkMail(
			{ ...memberVoice[language], ...accountInactive[language] },
			firstName,
			pageAddress(publicUrl, language, "/login"),
		),
	"account-erased": (_, { language }) => {
		const texts = { ...memberVoice[language], ...accountErased[language] };
		return personalMail(texts, "", <MailNote>{texts.note}</MailNote>);
	},
	"reset-password": ({ sealedToken }, { keys, language, publicUrl }) =>
		linkMail(
			{ ...memberVoice[language], ...resetPassword[language] },
			"",
			pageAddress(publicUrl, language, "/reset-password", { token: openToken(keys, sealedToken) }),
		),
	"confirm-new-email": ({ sealedToken }, { keys, language, publicUrl }) =>
		linkMail(
			{ ...memberVoice[language], ...confirmNewEmail[language] },
			"",
			pageAddress(publicUrl, language, "/verify-email", { token: openToken(keys, sealedToken) }),
		),
	"confirm-email-change": ({ firstName, sealedToken }, { keys, language, publicUrl }) => {
		const token = openToken(keys, sealedToken);
		const texts = { ...memberVoice[language], ...confirmEmailChange[language] };
		const address = (query: Record<string, string>) => pageAddress(publicUrl, language, "/verify-email", query);
		const stop = <MailAddress label={texts.stop} href={address({ stop: "1", token })} />;
		return linkMail(texts, firstName, address({ token }), stop);
	},
	"prove-identity": ({ firstName, sealedToken }, { keys, language, publicUrl }) =>
		linkMail(
			{ ...memberVoice[language], ...proveIdentity[language] },
			firstName,
			pageAddress(publicUrl, language, "/account", { proof: openToken(keys, sealedToken) }),
		),
	"password-changed": ({ firstName, changedAt }, context) => {
		const { language } = context;
		const texts = { ...memberVoice[language], ...passwordChanged[language] };
		return warningMail({ ...texts, body: texts.body(pastMoment(changedAt, language)) }, firstName, context);
	},
	"provider-changed": ({ firstName, provider, change, changedAt }, context) => {
		const { language } = context;
		const texts = { ...memberVoice[language], ...providerChanged[language] };
		const body = texts.body[change](providerNames[provider], pastMoment(changedAt, language));
		return warningMail({ ...texts, body }, firstName, context);
	},
	"passkey-changed": ({ firstName, change, changedAt }, context) => {
		const { language } = context;
		const texts = { ...memberVoice[language], ...passkeyChanged[language] };
		return warningMail({ ...texts, body: texts.body[change](pastMoment(changedAt, language)) }, firstName, context);
	},
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
