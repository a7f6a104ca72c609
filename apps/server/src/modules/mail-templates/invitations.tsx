import { brand } from "@kvart/contract/brand";
import { inviteLinkHours } from "@kvart/contract/staff/accounts";
import { officeAddress, openToken, pageAddress } from "../mail/service.ts";
import type { ComposeMail } from "./compose.ts";
import { MailAddress, MailButton, MailFacts, MailNote } from "./parts.tsx";
import { linkMail, personalMail } from "./shapes.tsx";
import { memberVoice, staffVoice } from "./voices.ts";

const days = inviteLinkHours / 24;

const staffInvitation = {
	sr: {
		subject: `${brand.name}: nalog za zaposlene`,
		preview: "Izaberite lozinku i nalog je spreman.",
		title: "Dobro došli u tim",
		body: "Otvoren vam je nalog za zaposlene. Izaberite lozinku, a zatim se ulogujte na adresi kancelarije. Ako već imate nalog člana, ostaje vam, ali s novom lozinkom.",
		role: "Uloga",
		clubs: "Centri",
		allClubs: "Svi centri",
		roles: {
			receptionist: "Recepcija",
			coach: "Trener",
			manager: "Menadžer",
			editor: "Urednik",
			admin: "Administrator",
		},
		button: "Izaberite lozinku",
		note: `Link važi ${days} dana i može da se upotrebi jednom. Ako istekne, zamolite administratora da pošalje novi. Ako ne znate o čemu je reč, zanemarite poruku: bez lozinke nalog ne radi.`,
	},
	en: {
		subject: `${brand.name}: your staff account`,
		preview: "Choose a password and the account is ready.",
		title: "Welcome to the team",
		body: "A staff account was opened for you. Choose a password, then log in to the back office. If you are a member already, you keep your account, with the new password.",
		role: "Role",
		clubs: "Clubs",
		allClubs: "All clubs",
		roles: {
			receptionist: "Receptionist",
			coach: "Coach",
			manager: "Manager",
			editor: "Editor",
			admin: "Administrator",
		},
		button: "Choose a password",
		note: `The link works for ${days} days and only once. If it has expired, ask an administrator for a new one. If you don’t know what this is about, ignore this message: without a password the account stays closed.`,
	},
} as const;

const memberInvitation = {
	sr: {
		subject: `${brand.name}: izaberi lozinku za svoj nalog`,
		preview: "Izaberi lozinku i nalog je tvoj.",
		title: "Tvoj nalog čeka",
		body: "Na recepciji je otvoren nalog člana s ovom e-adresom. Izaberi lozinku i time potvrđuješ da je adresa tvoja. Na nalogu te čekaju tvoja članarina, prijava za treninge i kod za ulaz.",
		button: "Izaberi lozinku",
		note: `Link važi ${days} dana i može da se upotrebi jednom. Ako istekne, novi dobijaš na stranici za logovanje, preko „Zaboravljena lozinka“. Trenirati možeš i bez lozinke. Ako ovaj nalog nije tvoj, zanemari poruku: bez lozinke ne radi.`,
	},
	en: {
		subject: `${brand.name}: choose a password for your account`,
		preview: "Choose a password and the account is yours.",
		title: "Your account is waiting",
		body: "A member account with this e-mail address was opened at the front desk. Choose a password, which also confirms that the address is yours. Your membership, class booking and entry code are in the account.",
		button: "Choose a password",
		note: `The link works for ${days} days and only once. If it has expired, get a new one on the log-in page, with ‘Forgot password’. You can train without a password. If this account isn’t yours, ignore this message: without a password it stays closed.`,
	},
} as const;

/** Without a name: the address may be a stranger's. */
export const composeMemberInvitation: ComposeMail<"member-invitation"> = (
	{ sealedToken },
	{ keys, language, publicUrl },
) =>
	linkMail(
		{ ...memberVoice[language], ...memberInvitation[language] },
		"",
		pageAddress(publicUrl, language, "/reset-password", { token: openToken(keys, sealedToken) }),
	);

export const composeStaffInvitation: ComposeMail<"staff-invitation"> = (
	{ firstName, sealedToken, role, clubs },
	{ keys, language, publicUrl },
) => {
	const texts = { ...staffVoice[language], ...staffInvitation[language] };
	const href = pageAddress(publicUrl, language, "/reset-password", { token: openToken(keys, sealedToken) });
	const where = clubs === "all" ? texts.allClubs : clubs.join(", ");
	const facts = [[texts.role, texts.roles[role]] as const, ...(where ? [[texts.clubs, where] as const] : [])];
	return personalMail(
		texts,
		firstName,
		<>
			<MailFacts facts={facts} />
			<MailButton href={href}>{texts.button}</MailButton>
			<MailAddress label={texts.address} href={href} />
			<MailAddress label={texts.office} href={officeAddress(publicUrl)} />
			<MailNote>{texts.note}</MailNote>
		</>,
	);
};
