import { timeOf, wallTime } from "@kvart/contract/time";
import type { Database } from "../../../platform/database/database.ts";
import { isLastAdministrator } from "../../../platform/office/administrators.ts";
import { Refusal } from "../../../platform/problem.ts";
import type { MemberDeps } from "../deps.ts";
import { passwordFits } from "../password.ts";
import { noteMember } from "../queries/audit.ts";
import { eraseBookings, eraseTraces, eraseUser, freeComingPlaces, wipeNationalId } from "../queries/erasure.ts";
import type { UserRow } from "../queries/users.ts";
import { ownRow } from "./profile.ts";

async function refuseLastAdministrator(tx: Database, { id, role }: UserRow): Promise<void> {
	if (role === "admin" && (await isLastAdministrator(tx, id))) throw new Refusal("ERR_BAD_ROLE");
}

/**
 * Takes the person out of everything that is kept; the figures stay. `note` writes who did it into the log, in the same
 * transaction and once.
 */
export async function erasePerson(
	{ db, clock }: Pick<MemberDeps, "db" | "clock">,
	{ id, email }: Pick<UserRow, "id" | "email">,
	note: (tx: Database) => Promise<void>,
	check: (tx: Database) => Promise<void> = async () => {},
): Promise<void> {
	const now = clock.now();
	const { date, minutes } = wallTime(now);
	await wipeNationalId(db, id);
	await db.transaction(async (tx) => {
		await check(tx);
		await freeComingPlaces(tx, id, now, { date, time: timeOf(minutes) });
		await eraseBookings(tx, id);
		await eraseTraces(tx, id, email);
		if (await eraseUser(tx, id, now)) await note(tx);
	});
}

/** Erases the person and keeps the figures. Accounts with a password ask for it once more. */
export async function eraseMember(deps: MemberDeps, userId: number, sha512: string | undefined): Promise<void> {
	const { db, clock } = deps;
	const user = await ownRow(deps, userId);
	if (user.passwordHash !== null) {
		if (sha512 === undefined) {
			throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field: "password", code: "required-field" }] });
		}
		if (!(await passwordFits(user.passwordHash, sha512))) throw new Refusal("ERR_BAD_CREDENTIALS");
	}
	const stays = (tx: Database) => refuseLastAdministrator(tx, user);
	await db.transaction(stays);
	await erasePerson(deps, user, (tx) => noteMember(tx, clock.now(), userId, "member.erased"), stays);
}
