import type { Database } from "../../../platform/database/database.ts";
import { renewFeedOf } from "../../calendar/service.ts";
import { mailTokenPurposes, revokeMailTokens } from "../queries/mail-tokens.ts";
import { endAllSessions } from "../queries/sessions.ts";
import { deleteMemberPasskeys, updateUser } from "../queries/users.ts";

/**
 * Replaces everything that opens the account by the given password, or by nothing. For the moment when a mailbox is
 * proved or a role is given: another person may have registered the address, logged in or linked a provider before.
 */
export async function replaceCredentials(
	tx: Database,
	userId: number,
	passwordHash: string | null,
	now: Date,
): Promise<void> {
	// First, so that a log-in that is under way waits for it and fails, or its session ends below.
	await updateUser(tx, userId, { passwordHash, googleId: null, facebookId: null });
	await deleteMemberPasskeys(tx, userId);
	for (const purpose of mailTokenPurposes) await revokeMailTokens(tx, userId, purpose, now);
	await endAllSessions(tx, userId, now);
	await renewFeedOf(tx, userId, now);
}
