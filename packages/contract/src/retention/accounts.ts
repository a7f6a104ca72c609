import { inactiveNoticeDays, unconfirmedAccountDays } from "../members.ts";
import type { RetentionRule } from "../retention-rule.ts";
import { days, months } from "../retention-term.ts";

/** Accounts, and what keeps others out of them. */
export const accountRetention = {
	accounts: {
		table: "users",
		columns: ["email", "first_name", "last_name", "phone", "phone_digits", "card_id", "words"],
		data: {
			sr: "Ime, e-adresa, telefon i broj članske karte",
			en: "Name, e-mail address, phone and membership card number",
		},
		purpose: {
			sr: "nalog kojim se loguješ i prijavljuješ za treninge",
			en: "the account you log in and book classes with",
		},
		basis: "contract",
		term: "account",
		end: "cleared",
	},
	credentials: {
		table: "users",
		columns: ["password_hash", "google_id", "facebook_id", "totp_cipher", "totp_pending_cipher"],
		data: {
			sr: "Otisak lozinke i veza sa Google ili Facebook nalogom",
			en: "The fingerprint of your password and the link to a Google or Facebook account",
		},
		purpose: { sr: "da u nalog možeš da uđeš samo ti", en: "so that nobody but you gets into the account" },
		basis: "contract",
		term: "account",
		end: "cleared",
	},
	"former-addresses": {
		table: "former_addresses",
		columns: ["user_id", "email"],
		data: { sr: "E-adrese koje je nalog ranije imao", en: "E-mail addresses that the account had before" },
		purpose: {
			sr: "da se s nalogom obriše i ono što je na njih poslato",
			en: "so that deleting the account also deletes what was sent to them",
		},
		basis: "law",
		// As long as the longest of what is found by them: requests for the opening of a club.
		term: months(13),
		since: { sr: "od promene adrese", en: "after the change of address" },
		end: "deleted",
	},
	"unconfirmed-accounts": {
		table: "users",
		columns: ["email", "first_name", "last_name", "phone", "phone_digits"],
		data: {
			sr: "Registracija čija adresa nije potvrđena",
			en: "A registration whose address was not confirmed",
		},
		purpose: { sr: "da potvrda može da stigne i kasnije", en: "so that a late confirmation still works" },
		basis: "contract",
		term: days(unconfirmedAccountDays),
		since: { sr: "od registracije", en: "after registration" },
		end: "deleted",
	},
	"inactive-accounts": {
		table: "users",
		columns: ["email", "first_name", "last_name", "phone", "phone_digits", "card_id", "jmbg_cipher", "password_hash"],
		data: {
			sr: `Nalog koji se ne koristi; ${inactiveNoticeDays} dana ranije stiže poruka`,
			en: `An account that is not used; an e-mail comes ${inactiveNoticeDays} days before`,
		},
		purpose: { sr: "da se vratiš kad poželiš", en: "so that you can come back" },
		basis: "contract",
		term: months(24),
		since: {
			sr: "od poslednjeg logovanja, prijave za trening, dolaska ili kupovine članarine",
			en: "after the last log-in, booking, visit or purchase of a membership",
		},
		end: "anonymised",
	},
	"second-factors": {
		table: "recovery_codes",
		columns: ["user_id", "code_hash"],
		data: { sr: "Otisci rezervnih kodova zaposlenih", en: "Fingerprints of staff recovery codes" },
		purpose: { sr: "ulaz u kancelariju bez telefona", en: "to get into the back office without the phone" },
		basis: "interest",
		term: "account",
		end: "deleted",
	},
	passkeys: {
		table: "passkeys",
		columns: ["user_id", "credential_id", "public_key", "transports", "name"],
		data: {
			sr: "Pristupni ključevi: javni ključ i ime koje im daš",
			en: "Passkeys: the public key and the name you give it",
		},
		purpose: { sr: "logovanje bez lozinke", en: "to log in without a password" },
		basis: "contract",
		term: "account",
		end: "deleted",
	},
	"passkey-requests": {
		table: "passkey_challenges",
		columns: ["user_id", "challenge_hash", "purpose"],
		data: { sr: "Započeta logovanja pristupnim ključem", en: "Passkey log-ins that were started" },
		purpose: { sr: "da snimljeno logovanje ne može da se ponovi", en: "so that a recorded log-in cannot be repeated" },
		basis: "interest",
		term: days(1),
		since: { sr: "od isteka", en: "after they expired" },
		end: "deleted",
	},
	"limit-counts": {
		table: "limit_counts",
		columns: ["key"],
		data: {
			sr: "Brojevi pokušaja, po otisku mreže ili telefona",
			en: "Counts of attempts, by a fingerprint of the network or phone",
		},
		purpose: {
			sr: "odbrana od pogađanja lozinki i lažnih prijava",
			en: "to fend off guessed passwords and fake bookings",
		},
		basis: "interest",
		term: days(1),
		since: { sr: "od isteka ograničenja", en: "after the limit ended" },
		end: "deleted",
	},
	"national-ids": {
		table: "users",
		columns: ["jmbg_cipher", "jmbg_digest"],
		data: {
			sr: "JMBG, šifrovan, samo ako ga upišeš",
			en: "National ID number (JMBG), encrypted, only if you enter it",
		},
		purpose: {
			sr: "povezivanje naloga sa ugovorom o članstvu",
			en: "to link your account to your membership contract",
		},
		basis: "consent",
		term: "account",
		end: "cleared",
	},
	sessions: {
		table: "sessions",
		columns: ["user_id", "token_hash", "device", "address_digest"],
		data: {
			sr: "Sesije: uređaj, vreme i otisak IP adrese",
			en: "Sessions: device, time and a fingerprint of the IP address",
		},
		purpose: {
			sr: "da ostaneš na svom nalogu i da vidiš gde je otvoren",
			en: "to keep you logged in and show you where",
		},
		basis: "contract",
		term: days(30),
		since: { sr: "od izlogovanja ili isteka", en: "after log-out or expiry" },
		end: "deleted",
	},
	"notification-devices": {
		table: "push_subscriptions",
		columns: ["endpoint", "p256dh", "auth"],
		data: {
			sr: "Uređaji na koje stižu obaveštenja: adresa kod proizvođača pregledača i ključ za šifrovanje",
			en: "Devices that get notifications: their address at the maker of the browser, and a key to encrypt with",
		},
		purpose: { sr: "obaveštenja o tvojim treninzima", en: "notifications about your classes" },
		basis: "consent",
		term: days(1),
		since: { sr: "od izlogovanja ili isteka sesije", en: "after log-out or the end of the session" },
		end: "deleted",
	},
	"mail-links": {
		table: "mail_tokens",
		columns: ["user_id", "token_hash", "email"],
		data: {
			sr: "Otisci linkova za potvrdu adrese i novu lozinku",
			en: "Fingerprints of links that confirm an address or set a password",
		},
		purpose: { sr: "da svaki link važi samo jednom", en: "so that each link works only once" },
		basis: "contract",
		term: days(30),
		since: { sr: "od isteka linka", en: "after the link expired" },
		end: "deleted",
	},
} as const satisfies Record<string, RetentionRule>;
