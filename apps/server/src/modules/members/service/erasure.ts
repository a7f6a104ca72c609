import { timeOf, wallTime } from "@kvart/contract/time";
import type { Deps } from "../../../platform/api.ts";
import type { Database } from "../../../platform/database/database.ts";
import { isLastAdministrator } from "../../../platform/office/administrators.ts";
import { Refusal } from "../../../platform/problem.ts";
import { deleteMailFiles } from "../../mail/service.ts";
import type { MemberDeps } from "../deps.ts";
import {
	cancelUpcomingBookings,
	eraseBookings,
	eraseTraces,
	eraseUser,
	lockPerson,
	wipeNationalId,
} from "../queries/erasure.ts";
import { auditMember, type UserRow } from "../queries/users.ts";
import { requirePassword } from "./own-password.ts";
import { ownRow } from "./profile.ts";

async function refuseLastAdministrator(tx: Database, { id, role }: UserRow): Promise<void> {
	if (role === "admin" && (await isLastAdministrator(tx, id))) throw new Refusal("ERR_BAD_ROLE");
}

/** Removes the person from all tables but keeps what reports count. `audit` runs once, in the same transaction. */
export async function erasePerson(
	{ db, clock, env }: Pick<Deps, "db" | "clock" | "env">,
	id: number,
	audit: (tx: Database) => Promise<void>,
	check: (tx: Database) => Promise<void> = async () => {},
): Promise<void> {
	const now = clock.now();
	const { date, minutes } = wallTime(now);
	await wipeNationalId(db, id);
	const mailIds = await db.transaction(async (tx) => {
		await check(tx);
		const person = await lockPerson(tx, id);
		if (!person) return [];
		await cancelUpcomingBookings(tx, person, now, { date, time: timeOf(minutes) });
		await eraseBookings(tx, person);
		const deleted = await eraseTraces(tx, person);
		if (await eraseUser(tx, id, now)) await audit(tx);
		return deleted;
	});
	await deleteMailFiles(env.DATA_DIR, mailIds);
}

export async function eraseMember(deps: MemberDeps, userId: number, sha512: string | undefined): Promise<void> {
	const { db, clock } = deps;
	const user = await ownRow(deps, userId);
	await requirePassword(user, sha512);
	const check = (tx: Database) => refuseLastAdministrator(tx, user);
	await db.transaction(check);
	await erasePerson(deps, userId, (tx) => auditMember(tx, clock.now(), userId, "member.erased"), check);
}
