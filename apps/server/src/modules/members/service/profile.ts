import type { User, UserPatch } from "@kvart/contract/members";
import { digitsOf, nationalPhone, normalPhone } from "@kvart/contract/phone";
import { Refusal } from "../../../platform/problem.ts";
import type { MemberDeps } from "../deps.ts";
import { noteMember } from "../queries/audit.ts";
import { type NewUser, selectUser, type UserRow, updateUser } from "../queries/users.ts";
import { duplicateRefusal } from "./register.ts";

/** The caller's row; who has a session has one. */
export async function ownRow({ db }: Pick<MemberDeps, "db">, userId: number): Promise<UserRow> {
	const row = await selectUser(db, userId);
	if (!row) throw new Refusal("ERR_SESSION_NOT_VALID");
	return row;
}

export async function getUser(deps: MemberDeps, userId: number, sessionId: string): Promise<User> {
	const row = await ownRow(deps, userId);
	return {
		session_id: sessionId,
		first_name: row.firstName,
		last_name: row.lastName,
		email: row.email,
		phone: nationalPhone(row.phone),
		terms_and_conditions: row.termsAcceptedAt !== null,
		language: row.language,
		role: row.role,
		has_password: row.passwordHash !== null,
	};
}

function changesOf(patch: UserPatch, row: UserRow, now: Date): Partial<NewUser> {
	return {
		...(patch.first_name !== undefined && { firstName: patch.first_name }),
		...(patch.last_name !== undefined && { lastName: patch.last_name }),
		// Whoever shares a number since before it had one form keeps it when other fields are changed.
		...(patch.phone !== undefined &&
			patch.phone !== normalPhone(row.phone) && { phone: patch.phone, phoneDigits: digitsOf(patch.phone) }),
		...(patch.language !== undefined && { language: patch.language }),
		// Accepted once, accepted: a second click does not move the date.
		...(patch.terms_and_conditions && { termsAcceptedAt: row.termsAcceptedAt ?? now }),
	};
}

function fieldsOf(patch: UserPatch): string[] {
	return Object.entries(patch)
		.flatMap(([field, value]) => (value === undefined ? [] : [field]))
		.toSorted();
}

export async function patchUser(deps: MemberDeps, userId: number, patch: UserPatch): Promise<void> {
	const { db, clock } = deps;
	const now = clock.now();
	const changes = changesOf(patch, await ownRow(deps, userId), now);
	try {
		await db.transaction(async (tx) => {
			await updateUser(tx, userId, changes);
			await noteMember(tx, now, userId, "member.changed", { fields: fieldsOf(patch) });
		});
	} catch (error) {
		throw duplicateRefusal(error);
	}
}
