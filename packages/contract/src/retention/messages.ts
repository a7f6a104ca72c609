import type { RetentionRule, RetentionText } from "../retention-rule.ts";
import { days, months } from "../retention-term.ts";

const sinceArrival: RetentionText = { sr: "od prijema", en: "after it arrived" };
const sinceAction: RetentionText = { sr: "od izmene", en: "after the change" };

/** Texts by people and the desk. */
export const messageRetention = {
	enquiries: {
		table: "enquiries",
		columns: ["name", "email", "phone", "phone_digits", "form", "words", "assignee_id", "member_id", "follow_up_on"],
		data: {
			sr: "Upiti: ime, kontakt, odgovori iz obrasca i nalog koji je posle otvoren",
			en: "Enquiries: name, contact, the answers in the form and the account that followed",
		},
		purpose: { sr: "odgovor na upit i dogovor o članstvu", en: "to answer you and agree on a membership" },
		basis: "contract",
		term: months(12),
		since: sinceArrival,
		end: "anonymised",
	},
	"opening-requests": {
		table: "opening_requests",
		columns: ["email"],
		data: { sr: "E-adrese za obaveštenje o otvaranju centra", en: "E-mail addresses to notify when a centre opens" },
		purpose: { sr: "jedan mejl kad se centar otvori", en: "one e-mail when the centre opens" },
		basis: "consent",
		term: days(30),
		since: { sr: "od tog mejla, a bez njega posle godinu dana", en: "after that e-mail, or a year without one" },
		end: "deleted",
	},
	"enquiry-notes": {
		table: "enquiry_notes",
		columns: ["author_id", "text", "mail"],
		data: { sr: "Prepiska o upitu i beleške uz njega", en: "E-mails about an enquiry, and notes" },
		purpose: { sr: "da ne pitamo dva puta isto", en: "so that we do not ask the same twice" },
		basis: "contract",
		term: months(12),
		since: { sr: "od prijema upita", en: "after the enquiry arrived" },
		end: "deleted",
	},
	"member-notes": {
		table: "member_notes",
		columns: ["user_id", "author_id", "kind", "text"],
		data: { sr: "Beleške recepcije i povrede", en: "Notes from the desk, and injuries" },
		purpose: { sr: "da te trener ne optereti pogrešno", en: "so that exercise doesn’t strain an injury" },
		basis: "consent",
		term: months(12),
		since: sinceAction,
		end: "deleted",
	},
	mails: {
		table: "mails",
		columns: ["user_id", "recipient", "data", "unique_key", "last_error"],
		data: {
			sr: "Poslate poruke: adresa, vrsta i vreme; sadržaj se briše čim ode",
			en: "E-mails we sent: address, kind and time; the content goes as soon as it is sent",
		},
		purpose: { sr: "da utvrdimo da li je poruka stigla", en: "to find out whether an e-mail arrived" },
		basis: "interest",
		term: days(90),
		since: { sr: "od slanja", en: "after sending" },
		end: "deleted",
	},
} as const satisfies Record<string, RetentionRule>;
