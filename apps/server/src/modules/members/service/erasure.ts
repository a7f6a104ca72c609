import type { Deps } from "../../../platform/api.ts";
import type { Database } from "../../../platform/database/database.ts";
import { isLastAdministrator } from "../../../platform/office/administrators.ts";
import { writeAudit } from "../../../platform/office/audit.ts";
import { Refusal } from "../../../platform/problem.ts";
import { cancelAllOf, cancelUpcoming } from "../../booking/service/upcoming.ts";
import { deleteMailFiles, queueMail } from "../../mail/service.ts";
import type { MemberDeps } from "../deps.ts";
import {
	bookedBy,
	bookedWith,
	contactHasAccount,
	eraseBookings,
	eraseContactTraces,
	eraseTraces,
	eraseUser,
	lockPerson,
	wipeNationalId,
} from "../queries/erasure.ts";
import { auditMember, type UserRow } from "../queries/users.ts";
import { ownRow } from "./profile.ts";

type ErasureDeps = Pick<Deps, "db" | "clock" | "env">;

async function refuseLastAdministrator(tx: Database, { id, role }: UserRow): Promise<void> {
	if (role === "admin" && (await isLastAdministrator(tx, id))) throw new Refusal("ERR_BAD_ROLE");
}

/**
 * Removes the person from all tables but keeps what reports count. `audit` runs once, in the same transaction. A last mail
 * confirms it: the address stays in its queue until it is sent.
 */
export async function erasePerson(
	{ db, clock, env }: ErasureDeps,
	id: number,
	audit: (tx: Database) => Promise<void>,
	check: (tx: Database) => Promise<void> = async () => {},
): Promise<void> {
	const now = clock.now();
	await wipeNationalId(db, id);
	const mailIds = await db.transaction(async (tx) => {
		await check(tx);
		const person = await lockPerson(tx, id);
		if (!person) return [];
		await cancelAllOf(tx, { clock, env }, id, bookedBy(person));
		await eraseBookings(tx, bookedBy(person));
		const deleted = await eraseTraces(tx, person);
		if (await eraseUser(tx, id, now)) await audit(tx);
		const { email: recipient, language, verified } = person;
		if (verified) await queueMail(tx, clock, { template: "account-erased", data: {}, recipient, language });
		return deleted;
	});
	await deleteMailFiles(env.DATA_DIR, mailIds);
}

export async function eraseMember(deps: MemberDeps, userId: number): Promise<void> {
	const { db, clock } = deps;
	const user = await ownRow(deps, userId);
	const check = (tx: Database) => refuseLastAdministrator(tx, user);
	await db.transaction(check);
	await erasePerson(deps, userId, (tx) => auditMember(tx, clock.now(), userId, "member.erased"), check);
}

/**
 * Erases somebody without an account: bookings as a guest, enquiries and mails. Null if there is an account, which has
 * to be erased itself. Either part of the contact may be empty.
 */
export async function eraseContact(
	{ db, clock, env }: ErasureDeps,
	{ email, phoneDigits }: { email: string; phoneDigits: string },
): Promise<{ bookings: number; enquiries: number; mails: number } | null> {
	const now = clock.now();
	const erased = await db.transaction(async (tx) => {
		if (await contactHasAccount(tx, email, phoneDigits)) return null;
		await cancelUpcoming(tx, { clock, env }, bookedWith(phoneDigits));
		const bookings = await eraseBookings(tx, bookedWith(phoneDigits));
		const { enquiries, mailIds } = await eraseContactTraces(tx, email, phoneDigits);
		const after = { bookings, enquiries, mails: mailIds.length };
		// The entry must not name whom it is about.
		const entry = { at: now, actorId: null, action: "contact.erased", entity: "contact", entityId: "none" } as const;
		await writeAudit(tx, { ...entry, after });
		return { after, mailIds };
	});
	if (!erased) return null;
	await deleteMailFiles(env.DATA_DIR, erased.mailIds);
	return erased.after;
}
