import type { FastifyBaseLogger } from "fastify";
import type { Deps } from "../../../platform/api.ts";
import type { Database } from "../../../platform/database/database.ts";
import { isLastAdministrator } from "../../../platform/office/administrators.ts";
import { writeAudit } from "../../../platform/office/audit.ts";
import { Refusal } from "../../../platform/problem.ts";
import { cancelAllOf, cancelUpcoming } from "../../booking/service/upcoming.ts";
import { queueMail, sweepMailFiles } from "../../mail/service.ts";
import {
	bookedBy,
	guestBookingsOf,
	type Person,
	removeNationalId,
	removePerson,
	selectGuestBookingsByPhone,
} from "../../retention/service/person.ts";
import type { MemberDeps } from "../deps.ts";
import { closeAccount, contactHasAccount, lockOwner, selectClosed } from "../queries/erasure.ts";
import { auditMember, type UserRow } from "../queries/users.ts";
import { ownRow } from "./profile.ts";

type ErasureDeps = Pick<Deps, "db" | "clock" | "env">;
type Owner = NonNullable<Awaited<ReturnType<typeof lockOwner>>>;

async function refuseLastAdministrator(tx: Database, { id, role }: UserRow): Promise<void> {
	if (role === "admin" && (await isLastAdministrator(tx, id))) throw new Refusal("ERR_BAD_ROLE");
}

/** An address counts as the owner's if they have confirmed it; a phone is never confirmed. */
export async function personOf(tx: Database, id: number, { email, verified, name, former }: Owner): Promise<Person> {
	const addresses = verified ? [{ email, until: null }, ...former] : former;
	return { id, addresses, phoneDigits: null, guestBookingIds: await guestBookingsOf(tx, addresses, name) };
}

/**
 * Removes the owner of a closed account from all tables but keeps what reports count. A last mail confirms it: the
 * address stays in its queue until it is sent. No call acts for the owner any more, so each step can be repeated, and
 * bookings do not wait for the second one.
 */
async function finishErasure({ db, clock, env }: ErasureDeps, id: number): Promise<void> {
	await db.transaction(async (tx) => {
		const owner = await lockOwner(tx, id);
		if (owner) await cancelAllOf(tx, { clock, env }, id, bookedBy(await personOf(tx, id, owner)));
	});
	await db.transaction(async (tx) => {
		const owner = await lockOwner(tx, id);
		if (!owner) return;
		await removePerson(tx, await personOf(tx, id, owner));
		const { email: recipient, language, verified } = owner;
		if (verified) await queueMail(tx, clock, { template: "account-erased", data: {}, recipient, language });
	});
}

/**
 * Closes the account, without its national id, and removes its owner; `finishErasures` ends what was interrupted.
 * `audit` runs once, in the transaction that closes the account.
 */
export async function erasePerson(
	deps: ErasureDeps,
	id: number,
	audit: (tx: Database) => Promise<void>,
	check: (tx: Database) => Promise<void> = async () => {},
): Promise<void> {
	const { db, clock, env } = deps;
	await db.transaction(async (tx) => {
		await check(tx);
		if (!(await closeAccount(tx, id, clock.now()))) return;
		await removeNationalId(tx, id);
		await audit(tx);
	});
	await finishErasure(deps, id);
	await sweepMailFiles(db, env.DATA_DIR);
}

const dayMilliseconds = 86_400_000;

/** Repeats it for accounts that were closed in the last day: a server may have stopped meanwhile, or a call may have written late. */
export async function finishErasures(deps: ErasureDeps & { log: Pick<FastifyBaseLogger, "error"> }): Promise<void> {
	const since = new Date(deps.clock.now().getTime() - dayMilliseconds);
	for (const id of await selectClosed(deps.db, since)) {
		await finishErasure(deps, id).catch((err: unknown) => deps.log.error({ err, account: id }, "erasing failed"));
	}
}

export async function eraseMember(deps: MemberDeps, userId: number): Promise<void> {
	const { clock } = deps;
	const user = await ownRow(deps, userId);
	const check = (tx: Database) => refuseLastAdministrator(tx, user);
	await erasePerson(deps, userId, (tx) => auditMember(tx, clock.now(), userId, "member.erased"), check);
}

/**
 * Erases a person without an account: bookings as a guest, enquiries and mails. Null if there is an account, which has
 * to be erased itself. Either part of the contact may be empty.
 */
export async function eraseContact(
	{ db, clock, env }: ErasureDeps,
	{ email, phoneDigits }: { email: string; phoneDigits: string },
): Promise<{ bookings: number; enquiries: number; mails: number } | null> {
	const now = clock.now();
	const erased = await db.transaction(async (tx) => {
		if (await contactHasAccount(tx, email, phoneDigits)) return null;
		const person: Person = {
			id: null,
			addresses: email === "" ? [] : [{ email, until: null }],
			phoneDigits: phoneDigits || null,
			guestBookingIds: phoneDigits === "" ? [] : await selectGuestBookingsByPhone(tx, phoneDigits),
		};
		await cancelUpcoming(tx, { clock, env }, bookedBy(person));
		const removed = await removePerson(tx, person);
		const after = {
			bookings: removed["guest-bookings"] ?? 0,
			enquiries: removed.enquiries ?? 0,
			mails: removed.mails ?? 0,
		};
		// The entry must not name whom it is about.
		const entry = { at: now, actorId: null, action: "contact.erased", entity: "contact", entityId: "none" } as const;
		await writeAudit(tx, { ...entry, after });
		return after;
	});
	if (erased) await sweepMailFiles(db, env.DATA_DIR);
	return erased;
}
