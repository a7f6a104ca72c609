import type { RetentionRule, RetentionText } from "../retention-rule.ts";
import { days, months, years } from "../retention-term.ts";

const sinceTraining: RetentionText = { sr: "od treninga", en: "after the class" };
const sinceAction: RetentionText = { sr: "od izmene", en: "after the change" };

/** Actions of staff, and their data. */
export const officeRetention = {
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
		// The log is stored by month, and a month is deleted as a whole: decision 004.
		since: { sr: "od kraja meseca u kojem je izmena napravljena", en: "after the end of the month of the change" },
		end: "deleted",
	},
	"cancel-reasons": {
		table: "occurrences",
		columns: ["cancel_reason", "cancel_note_eng"],
		data: { sr: "Razlog otkazivanja treninga", en: "Why a class was cancelled" },
		purpose: { sr: "obaveštenje za one koji su se prijavili", en: "to notify those who had booked" },
		basis: "interest",
		term: months(12),
		since: sinceTraining,
		end: "cleared",
	},
	"schedule-changes": {
		table: "schedule_changes",
		columns: ["actor_id", "gym_ids", "subject", "steps"],
		data: { sr: "Ko je šta promenio u rasporedu", en: "Who changed what in the schedule" },
		purpose: { sr: "da promena može da se poništi", en: "so that a change can be undone" },
		basis: "interest",
		term: days(90),
		since: sinceAction,
		end: "deleted",
	},
	"class-news": {
		table: "class_news",
		columns: ["cause"],
		data: { sr: "Ko treba da čuje za promenu treninga i zašto", en: "Who has to hear of a changed class, and why" },
		purpose: { sr: "obaveštenje za one koji su se prijavili", en: "to notify those who had booked" },
		basis: "interest",
		term: days(90),
		since: sinceTraining,
		end: "deleted",
	},
	"class-messages": {
		table: "class_messages",
		columns: ["actor_id", "text", "text_eng"],
		data: {
			sr: "Poruke prijavljenima za trening i ko ih je poslao",
			en: "Messages to the people of a class, and who sent them",
		},
		purpose: { sr: "obaveštenje za one koji su se prijavili", en: "to notify those who had booked" },
		basis: "interest",
		term: days(90),
		since: sinceTraining,
		end: "deleted",
	},
	"coach-absences": {
		table: "coach_absences",
		columns: ["trainer_id", "from_date", "until_date"],
		data: {
			sr: "Dani u kojima je trener odsutan, bez razloga",
			en: "Days on which a coach is away, without the reason",
		},
		purpose: { sr: "planiranje treninga i zamena", en: "to plan classes and substitutes" },
		basis: "contract",
		term: days(90),
		since: { sr: "od poslednjeg dana odsustva", en: "after the last day of the absence" },
		end: "deleted",
	},
	"staff-clubs": {
		table: "staff_gyms",
		columns: ["user_id"],
		data: { sr: "Centri u kojima zaposleni radi", en: "The centres an employee works at" },
		purpose: { sr: "ovlašćenja u kancelariji", en: "rights in the back office" },
		basis: "contract",
		term: "work",
		end: "deleted",
	},
	coaches: {
		table: "trainers",
		columns: ["name", "photo_url", "specialty", "specialty_eng", "description", "description_eng", "phone"],
		data: { sr: "Ime, fotografija, biografija i telefon trenera", en: "Name, photo, biography and phone of coaches" },
		purpose: {
			sr: "predstavljanje tima na sajtu i pozivi o rasporedu",
			en: "to present the team on the site, and to call about the schedule",
		},
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
