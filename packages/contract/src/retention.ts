import { inactiveNoticeDays, unconfirmedAccountDays } from "./members.ts";
import type { RetentionRule, RetentionText } from "./retention-rule.ts";
import type { Term } from "./retention-term.ts";

const days = (count: number): Term => ({ count, unit: "day" });
const months = (count: number): Term => ({ count, unit: "month" });
const years = (count: number): Term => ({ count, unit: "year" });

const sinceTraining: RetentionText = { sr: "od treninga", en: "after the training" };
const sinceArrival: RetentionText = { sr: "od prijema", en: "after it arrived" };
const sinceAction: RetentionText = { sr: "od izmene", en: "after the change" };

/**
 * Which personal data is stored, why, and for how long. The server carries it out once a day, the office and the page
 * about privacy show it, and a test requires an entry for every column that can hold personal data.
 */
export const retentionSchedule = {
	accounts: {
		table: "users",
		columns: ["email", "first_name", "last_name", "phone", "phone_digits", "card_id", "words"],
		data: {
			sr: "Ime, e-adresa, telefon i broj članske kartice",
			en: "Name, e-mail address, phone and membership card number",
		},
		purpose: {
			sr: "nalog kojim se prijavljuješ i zakazuješ treninge",
			en: "the account you log in and book trainings with",
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
			en: `An account that is not used; a mail comes ${inactiveNoticeDays} days before`,
		},
		purpose: { sr: "da se vratiš kad poželiš", en: "so that you can come back" },
		basis: "contract",
		term: months(24),
		since: { sr: "od poslednje prijave ili zakazivanja", en: "after the last log-in or booking" },
		end: "anonymised",
	},
	"second-factors": {
		table: "recovery_codes",
		columns: ["user_id", "code_hash"],
		data: { sr: "Otisci rezervnih kodova zaposlenih", en: "Fingerprints of recovery codes of staff" },
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
		purpose: { sr: "prijava bez lozinke", en: "to log in without a password" },
		basis: "contract",
		term: "account",
		end: "deleted",
	},
	"passkey-requests": {
		table: "passkey_challenges",
		columns: ["user_id", "challenge_hash", "purpose"],
		data: { sr: "Započete prijave pristupnim ključem", en: "Log-ins with a passkey that were begun" },
		purpose: { sr: "da snimljena prijava ne može da se ponovi", en: "so that a recorded log-in cannot be repeated" },
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
			sr: "odbrana od pogađanja lozinki i lažnih rezervacija",
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
		data: { sr: "JMBG, šifrovan, samo ako ga upišeš", en: "National id (JMBG), encrypted, only if you enter it" },
		purpose: { sr: "povezivanje naloga sa članskim ugovorom", en: "to match the account with a membership contract" },
		basis: "consent",
		term: "account",
		end: "cleared",
	},
	sessions: {
		table: "sessions",
		columns: ["user_id", "token_hash", "device", "address_digest"],
		data: {
			sr: "Prijave: uređaj, vreme i otisak IP adrese",
			en: "Log-ins: device, time and a fingerprint of the IP address",
		},
		purpose: {
			sr: "da ostaneš na svom nalogu i da vidiš gde je otvoren",
			en: "to keep you logged in and show you where",
		},
		basis: "contract",
		term: days(30),
		since: { sr: "od odjave ili isteka", en: "after log-out or expiry" },
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
	"guest-bookings": {
		table: "bookings",
		columns: ["guest_first_name", "guest_last_name", "guest_phone", "phone_digits", "person"],
		data: {
			sr: "Ime i telefon gosta koji je zakazao bez naloga",
			en: "Name and phone of a guest who booked without an account",
		},
		purpose: {
			sr: "da te recepcija dočeka, da ti javimo promenu i da rešimo reklamaciju",
			en: "so that the desk expects you, we can reach you about a change, and complaints can be settled",
		},
		basis: "contract",
		term: days(30),
		since: sinceTraining,
		end: "anonymised",
	},
	waits: {
		table: "waits",
		columns: ["user_id", "outcome"],
		data: { sr: "Liste čekanja na kojima si", en: "Waiting lists you joined" },
		purpose: {
			sr: "da mesto koje se oslobodi dobije prvi koji čeka",
			en: "so that a free place goes to the first who waits",
		},
		basis: "contract",
		term: "account",
		end: "deleted",
	},
	"member-bookings": {
		table: "bookings",
		columns: ["user_id", "booked_by", "phone_digits", "person"],
		data: {
			sr: "Treninzi koje član zakaže, otkaže i poseti",
			en: "Trainings that a member booked, cancelled and attended",
		},
		purpose: {
			sr: "tvoj pregled treninga i dokaz u slučaju spora, do zastarelosti",
			en: "your own history, and evidence in a dispute until claims expire",
		},
		basis: "contract",
		term: years(3),
		since: sinceTraining,
		end: "anonymised",
	},
	"request-keys": {
		table: "idempotency_keys",
		columns: ["scope", "key", "fingerprint", "body"],
		data: {
			sr: "Oznake poslatih zahteva, sa brojem naloga ili telefonom",
			en: "Marks of sent requests, with the account number or phone",
		},
		purpose: { sr: "da ponovljen klik ne zakaže dva puta", en: "so that a repeated click does not book twice" },
		basis: "interest",
		term: days(2),
		since: { sr: "od zahteva", en: "after the request" },
		end: "deleted",
	},
	calendars: {
		table: "calendar_feeds",
		columns: ["user_id"],
		data: { sr: "Adresa tvog privatnog kalendara", en: "The address of your private calendar" },
		purpose: { sr: "da tvoj kalendar prikaže tvoje treninge", en: "so that your calendar shows your trainings" },
		basis: "contract",
		term: "account",
		end: "deleted",
	},
	"video-groups": {
		table: "group_members",
		columns: ["user_id"],
		data: { sr: "Grupe za online treninge kojima pripadaš", en: "Groups for online trainings that you belong to" },
		purpose: { sr: "pristup snimcima", en: "access to the videos" },
		basis: "contract",
		term: "account",
		end: "deleted",
	},
	"video-views": {
		table: "video_views",
		columns: ["user_id", "device"],
		data: { sr: "Pregledani snimci i uređaj", en: "Videos you watched, and the device" },
		purpose: {
			sr: "izbor novih snimaka i zaštita od zloupotrebe koda",
			en: "choosing new videos and noticing shared codes",
		},
		basis: "interest",
		term: months(12),
		since: { sr: "od gledanja", en: "after you watched" },
		end: "anonymised",
	},
	enquiries: {
		table: "enquiries",
		columns: ["name", "email", "phone", "phone_digits", "form", "words", "assignee_id"],
		data: {
			sr: "Upiti: ime, kontakt i odgovori iz obrasca",
			en: "Enquiries: name, contact and the answers in the form",
		},
		purpose: { sr: "odgovor na upit i dogovor o članstvu", en: "to answer you and agree on a membership" },
		basis: "contract",
		term: months(12),
		since: sinceArrival,
		end: "anonymised",
	},
	"enquiry-notes": {
		table: "enquiry_notes",
		columns: ["author_id", "text"],
		data: { sr: "Naši odgovori i beleške uz upit", en: "Our replies and notes about an enquiry" },
		purpose: { sr: "da ne pitamo dva puta isto", en: "so that we do not ask the same twice" },
		basis: "contract",
		term: months(12),
		since: { sr: "od prijema upita", en: "after the enquiry arrived" },
		end: "deleted",
	},
	"member-notes": {
		table: "member_notes",
		columns: ["user_id", "author_id", "kind", "text"],
		data: { sr: "Beleške recepcije i povrede", en: "Notes of the desk, and injuries" },
		purpose: { sr: "da te trener ne optereti pogrešno", en: "so that training doesn’t strain what is hurt" },
		basis: "consent",
		term: months(12),
		since: sinceAction,
		end: "deleted",
	},
	mails: {
		table: "mails",
		columns: ["recipient", "data", "unique_key", "last_error"],
		data: {
			sr: "Poslate poruke: adresa, vrsta i vreme; sadržaj se briše čim ode",
			en: "Mails we sent: address, kind and time; the content goes as soon as it is sent",
		},
		purpose: { sr: "da utvrdimo da li je poruka stigla", en: "to find out whether a mail arrived" },
		basis: "interest",
		term: days(90),
		since: { sr: "od slanja", en: "after sending" },
		end: "deleted",
	},
	"change-reasons": {
		table: "audit_log",
		columns: ["before", "after"],
		data: { sr: "Razlog koji zaposleni upiše uz izmenu", en: "The reason that staff typed for a change" },
		purpose: {
			sr: "objašnjenje odluke, na primer blokade naloga",
			en: "to explain a decision, such as a blocked account",
		},
		basis: "interest",
		term: months(12),
		since: sinceAction,
		end: "cleared",
	},
	"audit-entries": {
		table: "audit_log",
		columns: ["actor_id", "entity_id"],
		data: { sr: "Ko je šta izmenio i kada, po broju naloga", en: "Who changed what and when, by account number" },
		purpose: {
			sr: "bezbednost i odgovornost, do zastarelosti",
			en: "security and accountability, until claims expire",
		},
		basis: "interest",
		term: years(3),
		since: sinceAction,
		end: "deleted",
	},
	"cancel-reasons": {
		table: "occurrences",
		columns: ["cancel_reason"],
		data: { sr: "Razlog otkazivanja treninga", en: "Why a training was cancelled" },
		purpose: { sr: "obaveštenje za one koji su zakazali", en: "to notify those who had booked" },
		basis: "interest",
		term: months(12),
		since: sinceTraining,
		end: "cleared",
	},
	"staff-clubs": {
		table: "staff_gyms",
		columns: ["user_id"],
		data: { sr: "Klubovi u kojima zaposleni radi", en: "The clubs that an employee works for" },
		purpose: { sr: "ovlašćenja u kancelariji", en: "rights in the back office" },
		basis: "contract",
		term: "work",
		end: "deleted",
	},
	coaches: {
		table: "trainers",
		columns: ["name", "photo_url", "specialty", "specialty_eng", "description", "description_eng"],
		data: { sr: "Ime, fotografija i biografija trenera", en: "Name, photo and biography of coaches" },
		purpose: { sr: "predstavljanje tima na sajtu", en: "to present the team on the site" },
		basis: "contract",
		term: "work",
		end: "deleted",
	},
	uploads: {
		table: "pictures",
		columns: ["original", "placeholder", "created_by"],
		data: { sr: "Fotografije na sajtu i ko ih je postavio", en: "Photos on the site, and who uploaded them" },
		purpose: { sr: "sadržaj sajta", en: "the content of the site" },
		basis: "interest",
		term: "work",
		end: "deleted",
	},
} as const satisfies Record<string, RetentionRule>;

export type RetentionRuleName = keyof typeof retentionSchedule;

export const retentionRules = Object.entries(retentionSchedule) as [RetentionRuleName, RetentionRule][];

/** What the server does not reach; whoever operates it keeps these terms. */
export const operatorSchedule: readonly (Pick<RetentionRule, "data" | "purpose" | "basis"> & { term: Term })[] = [
	{
		data: {
			sr: "Zapisi servera, bez imena, adresa i sadržaja; mreža posetioca skraćena",
			en: "Server logs, without names, addresses and contents; the visitor’s network is shortened",
		},
		purpose: { sr: "otklanjanje grešaka i odbrana od napada", en: "to fix errors and fend off attacks" },
		basis: "interest",
		term: days(30),
	},
	{
		data: { sr: "Rezervne kopije baze", en: "Backups of the database" },
		purpose: { sr: "povratak podataka posle kvara", en: "to recover data after a failure" },
		basis: "interest",
		term: days(14),
	},
	{
		data: { sr: "Upiti koji stignu i u naše sanduče", en: "Enquiries that also arrive in our mailbox" },
		purpose: { sr: "odgovor na upit", en: "to answer you" },
		basis: "contract",
		term: months(12),
	},
];
