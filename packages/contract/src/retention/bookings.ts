import type { RetentionRule, RetentionText } from "../retention-rule.ts";
import { days, months, years } from "../retention-term.ts";

const sinceTraining: RetentionText = { sr: "od treninga", en: "after the class" };

/** Bookings, waits, favourites and videos. */
export const bookingRetention = {
	"guest-bookings": {
		table: "bookings",
		columns: ["guest_first_name", "guest_last_name", "guest_phone", "phone_digits", "person"],
		data: {
			sr: "Ime i telefon gosta koji se prijavi bez naloga, i e-adresa ako je ostavi za potvrdu",
			en: "Name and phone of a guest who booked without an account, and the e-mail address if left for the confirmation",
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
			en: "so that a free place goes to whoever has waited longest",
		},
		basis: "contract",
		term: "account",
		end: "deleted",
	},
	"booking-pauses": {
		table: "booking_pauses",
		columns: ["user_id"],
		data: {
			sr: "Pauze u prijavi unapred posle izostanaka",
			en: "Pauses in booking ahead after no-shows",
		},
		purpose: {
			sr: "da mesta ne ostaju prazna, i da možeš da vidiš zašto",
			en: "so that places are not left empty, and you can see why",
		},
		basis: "interest",
		term: "account",
		end: "deleted",
	},
	favourites: {
		table: "favourites",
		columns: ["user_id"],
		data: {
			sr: "Treninzi, treneri i centri koje označiš kao omiljene",
			en: "Classes, coaches and centres you marked as favourites",
		},
		purpose: { sr: "da ti pokažemo njihove termine", en: "to show you their next classes" },
		basis: "contract",
		term: "account",
		end: "deleted",
	},
	"member-bookings": {
		table: "bookings",
		columns: ["user_id", "booked_by", "phone_digits", "person"],
		data: {
			sr: "Treninzi za koje se član prijavi, koje otkaže i koje poseti",
			en: "Classes that a member booked, cancelled and attended",
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
			en: "Markers of requests already sent, with the account number or phone",
		},
		purpose: { sr: "da ponovljen klik ne prijavi dva puta", en: "so that a repeated click does not book twice" },
		basis: "interest",
		term: days(2),
		since: { sr: "od zahteva", en: "after the request" },
		end: "deleted",
	},
	calendars: {
		table: "calendar_feeds",
		columns: ["user_id"],
		data: { sr: "Adresa tvog privatnog kalendara", en: "The address of your private calendar" },
		purpose: { sr: "da tvoj kalendar prikaže tvoje treninge", en: "so that your calendar shows your classes" },
		basis: "contract",
		term: "account",
		end: "deleted",
	},
	"video-groups": {
		table: "group_members",
		columns: ["user_id"],
		data: { sr: "Grupe za online treninge kojima pripadaš", en: "Groups for online classes that you belong to" },
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
} as const satisfies Record<string, RetentionRule>;
