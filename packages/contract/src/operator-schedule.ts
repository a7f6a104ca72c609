import type { RetentionRule } from "./retention-rule.ts";
import { days, months, type Term } from "./retention-term.ts";

/** Data that the server does not reach; its operator observes these terms. */
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
