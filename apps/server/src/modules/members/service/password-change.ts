import { Refusal } from "../../../platform/problem.ts";
import { queueMail } from "../../mail/service.ts";
import type { MemberDeps } from "../deps.ts";
import { hashPassword, passwordFits } from "../password.ts";
import { noteMember } from "../queries/audit.ts";
import { useUpMailTokens } from "../queries/mail-tokens.ts";
import { endAllSessions } from "../queries/sessions.ts";
import { updateUser } from "../queries/users.ts";
import { ownRow } from "./profile.ts";

interface PasswordChange {
	old_password: string;
	password: string;
}

/**
 * A new password for whoever knows the old one. Every other session ends, open reset links too, and the member is
 * told by mail: if it was somebody else, this is how the member learns of it. An account without a password gets its
 * first one by mail.
 */
export async function changePassword(
	deps: MemberDeps,
	{ userId, sessionId }: { userId: number; sessionId: number },
	{ old_password: old, password }: PasswordChange,
): Promise<void> {
	const { db, clock } = deps;
	const user = await ownRow(deps, userId);
	if (!(await passwordFits(user.passwordHash, old))) throw new Refusal("ERR_BAD_CREDENTIALS");
	const passwordHash = await hashPassword(password);
	const now = clock.now();
	await db.transaction(async (tx) => {
		await updateUser(tx, userId, { passwordHash });
		await useUpMailTokens(tx, userId, "reset", now);
		await endAllSessions(tx, userId, now, sessionId);
		await noteMember(tx, now, userId, "member.password_changed");
		await queueMail(tx, clock, {
			template: "password-changed",
			recipient: user.email,
			language: user.language,
			data: { firstName: user.firstName, changedAt: now.toISOString() },
		});
	});
}
