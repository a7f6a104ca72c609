import { timeOf, wallTime } from "@kvart/contract/time";
import { Refusal } from "../../../platform/problem.ts";
import type { MemberDeps } from "../deps.ts";
import { passwordFits } from "../password.ts";
import { noteMember } from "../queries/audit.ts";
import { eraseBookings, eraseTraces, eraseUser, freeComingPlaces, wipeNationalId } from "../queries/erasure.ts";
import { ownRow } from "./profile.ts";

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
	const now = clock.now();
	const { date, minutes } = wallTime(now);
	await wipeNationalId(db, userId);
	await db.transaction(async (tx) => {
		await freeComingPlaces(tx, userId, now, { date, time: timeOf(minutes) });
		await eraseBookings(tx, userId);
		await eraseTraces(tx, userId, user.email);
		if (await eraseUser(tx, userId, now)) await noteMember(tx, now, userId, "member.erased");
	});
}
