import { inLocale, type Locale } from "@kvart/contract/locale";
import { dueReminder, renewalOf } from "@kvart/contract/memberships/renewal";
import { addDays, formatDate, instantOf, wallTime } from "@kvart/contract/time";
import type { membershipRecord } from "../memberships/service/end-reminders.ts";
import { type Composed, tags } from "./compose.ts";

const membershipEnds = "membership-ends";

export function isAboutMembership(template: string): template is typeof membershipEnds {
	return template === membershipEnds;
}

const texts = {
	sr: (last: string) => ({ title: `Članarina ti važi do ${last}.`, body: "Obnovi je bez ijednog dana pauze." }),
	en: (last: string) => ({ title: `Your membership is valid until ${last}`, body: "Renew it without a day’s gap." }),
};

type MembershipRecord = NonNullable<Awaited<ReturnType<typeof membershipRecord>>>;

/** Null if there is nothing left to say: the membership was renewed, or ends later. */
export function composeMembership(
	{ membership, all }: MembershipRecord,
	{ language, now }: { language: Locale; now: Date },
): Composed | null {
	const today = wallTime(now).date;
	if (!dueReminder(membership, all, today)) return null;
	const { title, body } = texts[language](formatDate(membership.ends_on));
	const [only, ...others] = membership.gym_ids;
	const gym_id = others.length > 0 ? null : (only ?? null);
	return {
		content: {
			title,
			body: `${inLocale(language, membership.title, membership.title_eng)}. ${body}`,
			path: `${language === "en" ? "/en" : ""}/order?${renewalOf({ ...membership, gym_id }, today)}`,
			lang: tags[language],
			tag: `membership-${membership.id}`,
		},
		until: instantOf(addDays(membership.ends_on, 1), 0),
	};
}
