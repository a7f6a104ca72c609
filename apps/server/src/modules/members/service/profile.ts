import type { User, UserPatch } from "@kvart/contract/members";
import { digitsOf, nationalPhone, normalPhone } from "@kvart/contract/phone";
import type { ProofKind } from "@kvart/contract/proof";
import { publicRole } from "@kvart/contract/staff/rights";
import { Refusal } from "../../../platform/problem.ts";
import { queueMail } from "../../mail/service.ts";
import type { MemberDeps } from "../deps.ts";
import { refuseCommonPassword } from "../passwords/common-passwords.ts";
import { revokeMailTokens } from "../queries/mail-tokens.ts";
import { endAllSessions } from "../queries/sessions.ts";
import { auditMember, hasPasskey, type NewUser, selectUser, type UserRow, updateUser } from "../queries/users.ts";
import { hashPassword } from "../secrets.ts";
import { providersOf } from "../social/account.ts";
import { duplicateRefusal } from "./register.ts";

export async function ownRow({ db }: Pick<MemberDeps, "db">, userId: number): Promise<UserRow> {
	const row = await selectUser(db, userId);
	if (!row) throw new Refusal("ERR_SESSION_NOT_VALID");
	return row;
}

/** How the owner can prove who they are. A provider counts if this site can still check its tokens. */
function proofKindsOf(row: UserRow, withPasskey: boolean, { env }: Pick<MemberDeps, "env">): ProofKind[] {
	const configured = { google: env.GOOGLE_CLIENT_ID, facebook: env.FACEBOOK_APP_ID };
	const strong = [
		...(row.passwordHash === null ? [] : ["password" as const]),
		...(withPasskey ? ["passkey" as const] : []),
	];
	const providers = providersOf(row).filter((provider) => configured[provider] !== undefined);
	return [...strong, ...providers, ...(strong.length === 0 ? ["mail" as const] : [])];
}

/** For other modules. */
export async function proofsOf(deps: Pick<MemberDeps, "db" | "env">, userId: number): Promise<ProofKind[]> {
	return proofKindsOf(await ownRow(deps, userId), await hasPasskey(deps.db, userId), deps);
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
		role: publicRole(row.role),
		has_password: row.passwordHash !== null,
		providers: providersOf(row),
		reminder: row.reminder,
		proofs: proofKindsOf(row, await hasPasskey(deps.db, userId), deps),
	};
}

function changesOf(patch: UserPatch, row: UserRow, now: Date): Partial<NewUser> {
	return {
		...(patch.first_name !== undefined && { firstName: patch.first_name }),
		...(patch.last_name !== undefined && { lastName: patch.last_name }),
		// An unchanged number stays as it is, because older accounts may share one.
		...(patch.phone !== undefined &&
			patch.phone !== normalPhone(row.phone) && { phone: patch.phone, phoneDigits: digitsOf(patch.phone) }),
		...(patch.language !== undefined && { language: patch.language }),
		...(patch.reminder !== undefined && { reminder: patch.reminder }),
		// Keeps the date of the first acceptance.
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
			await auditMember(tx, now, userId, "member.changed", { fields: fieldsOf(patch) });
		});
	} catch (error) {
		throw duplicateRefusal(error);
	}
}

/** Ends every other session, revokes reset links and notifies the member by mail, in case it was another person. */
export async function changePassword(
	deps: MemberDeps,
	{ userId, sessionId }: { userId: number; sessionId: number },
	password: string,
): Promise<void> {
	const { db, clock } = deps;
	const user = await ownRow(deps, userId);
	await refuseCommonPassword(password);
	const passwordHash = await hashPassword(password);
	const now = clock.now();
	await db.transaction(async (tx) => {
		await updateUser(tx, userId, { passwordHash });
		await revokeMailTokens(tx, userId, "reset", now);
		await endAllSessions(tx, userId, now, sessionId);
		await auditMember(tx, now, userId, "member.password_changed");
		await queueMail(tx, clock, {
			template: "password-changed",
			recipient: user.email,
			language: user.language,
			data: { firstName: user.firstName, changedAt: now.toISOString() },
		});
	});
}
