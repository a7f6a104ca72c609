import { inactiveNoticeDays, unconfirmedAccountDays } from "@kvart/contract/members";
import type { Deps } from "../../../platform/api.ts";
import { writeAudit } from "../../../platform/office/audit.ts";
import { Refusal } from "../../../platform/problem.ts";
import { queueMail } from "../../mail/service.ts";
import { removePerson } from "../../retention/service/person.ts";
import { lockOwner } from "../queries/erasure.ts";
import { markWarned, selectInactive, selectUnwarned } from "../queries/inactive.ts";
import { deleteAccount, selectUnconfirmed } from "../queries/unconfirmed.ts";
import { erasePerson, personOf } from "./erasure.ts";

type InactiveDeps = Pick<Deps, "db" | "clock" | "env">;

const dayMilliseconds = 86_400_000;
const noticeMilliseconds = inactiveNoticeDays * dayMilliseconds;

const expired = (now: Date, id: number) =>
	({ at: now, actorId: null, action: "member.expired", entity: "member", entityId: id }) as const;

/** Frees address and phone of accounts with an unconfirmed address. Returns how many it deleted. */
export async function expireUnconfirmedAccounts({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
	const now = clock.now();
	const which = { registeredBefore: new Date(now.getTime() - unconfirmedAccountDays * dayMilliseconds), now };
	let deleted = 0;
	for (const id of await selectUnconfirmed(db, which)) {
		await db.transaction(async (tx) => {
			const owner = await lockOwner(tx, id);
			// Confirmed or booked for meanwhile.
			if (!owner || (await selectUnconfirmed(tx, { ...which, id })).length === 0) return;
			await removePerson(tx, await personOf(tx, id, owner));
			await deleteAccount(tx, id);
			await writeAudit(tx, expired(now, id));
			deleted += 1;
		});
	}
	return deleted;
}

/** Sends each member whose account will be erased a mail. */
async function warnInactive({ db, clock }: InactiveDeps, before: Date): Promise<void> {
	for (;;) {
		const warned = await db.transaction(async (tx) => {
			const members = await selectUnwarned(tx, before);
			for (const { email, firstName, language } of members)
				await queueMail(tx, clock, { template: "account-inactive", recipient: email, language, data: { firstName } });
			const ids = members.map(({ id }) => id);
			if (ids.length > 0) await markWarned(tx, ids, clock.now());
			return ids.length;
		});
		if (warned === 0) return;
	}
}

/** Warns, and erases those who were warned long enough ago and have not been active since `before`. Returns how many. */
export async function expireInactiveAccounts(deps: InactiveDeps, before: Date): Promise<number> {
	const { db, clock } = deps;
	const now = clock.now();
	await warnInactive(deps, new Date(before.getTime() + noticeMilliseconds));
	const which = { before, warnedBefore: new Date(now.getTime() - noticeMilliseconds) };
	let erased = 0;
	for (const id of await selectInactive(db, which)) {
		try {
			await erasePerson(
				deps,
				id,
				(tx) => writeAudit(tx, expired(now, id)),
				async (tx) => {
					// Logged in meanwhile.
					if ((await selectInactive(tx, { ...which, id })).length === 0) throw new Refusal("ERR_NOT_FOUND");
				},
			);
			erased += 1;
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
		}
	}
	return erased;
}
