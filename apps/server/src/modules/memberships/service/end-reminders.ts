import { dueReminder, reminderDays } from "@kvart/contract/memberships/renewal";
import { addDays, wallTime } from "@kvart/contract/time";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { shareMember } from "../../../platform/database/member-rows.ts";
import { queueMail } from "../../mail/service.ts";
import { selectEnding, selectOwner } from "../queries/ending.ts";
import { selectMember } from "../queries/members.ts";
import { type MembershipRow, selectMemberships } from "../queries/memberships.ts";

interface ReminderDeps {
	db: Database;
	clock: Clock;
}

/** No mail comes at night. */
const startMinutes = 9 * 60;

/** Repeating it sends nothing twice: the mail's key names the membership, its last day and the reminder. */
async function remind({ db, clock }: ReminderDeps, userId: number, membershipId: number): Promise<void> {
	const today = wallTime(clock.now()).date;
	await db.transaction(async (tx) => {
		if (!(await shareMember(tx, userId))) return;
		const all = await selectMemberships(tx, userId, { today, since: today });
		const membership = all.find(({ id }) => id === membershipId);
		const due = membership && dueReminder(membership, all, today);
		const member = await selectMember(tx, userId);
		if (!due || !member) return;
		const { email: recipient, firstName, language } = member;
		await queueMail(tx, clock, {
			template: "membership-ends",
			uniqueKey: `membership-ends:${membershipId}:${membership.ends_on}:${due}`,
			recipient,
			language,
			data: { firstName, membershipId, endsOn: membership.ends_on },
		});
	});
}

export async function remindOfEnds(deps: ReminderDeps): Promise<void> {
	const today = wallTime(deps.clock.now()).date;
	for (const { id, userId } of await selectEnding(deps.db, today, addDays(today, reminderDays.week)))
		await remind(deps, userId, id);
}

/** Runs once a day on every server. */
export function dailyEndReminders(): (deps: ReminderDeps) => Promise<void> {
	let done = "";
	return async (deps) => {
		const { date, minutes } = wallTime(deps.clock.now());
		if (done === date || minutes < startMinutes) return;
		await remindOfEnds(deps);
		done = date;
	};
}

/** A membership for its mail and notification, with the others of the member. Undefined if the member is erased. */
export async function membershipRecord(
	{ db, clock }: ReminderDeps,
	id: number,
): Promise<{ userId: number; membership: MembershipRow; all: MembershipRow[] } | undefined> {
	const userId = await selectOwner(db, id);
	if (userId === undefined) return undefined;
	const all = await selectMemberships(db, userId, { today: wallTime(clock.now()).date });
	const membership = all.find((each) => each.id === id);
	return membership && { userId, membership, all };
}
