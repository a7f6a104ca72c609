import type { StaffAccount, StaffAccountChange } from "@kvart/contract/staff/accounts";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { isLastAdministrator } from "../../../../platform/office/administrators.ts";
import { changeRecord } from "../../../../platform/office/change-record.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { queueMail } from "../../../mail/service.ts";
import { withdrawInvitation } from "../../../members/service/mail-links.ts";
import { endSessionsOf } from "../../../members/service/sessions.ts";
import { noFactor } from "../../session/service/second-factor.ts";
import { notedAccount } from "../mapper.ts";
import { accountRecord, replaceClubs, updateAccount } from "../queries.ts";
import { type AccountDeps, actOnAccount, clubsFor, readAccount } from "./accounts.ts";

async function writeRights(tx: Database, clock: Clock, before: StaffAccount, change: StaffAccountChange) {
	const { id } = before;
	const { role = before.role, blocked = before.blocked, gym_ids: gymIds = before.gym_ids } = change;
	if (before.role === "admin" && (role !== "admin" || blocked) && (await isLastAdministrator(tx, id))) {
		const field = blocked ? "blocked" : "role";
		throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field, code: "last-administrator" }] });
	}
	const now = clock.now();
	await replaceClubs(tx, id, await clubsFor(tx, role, gymIds));
	await updateAccount(tx, id, { role, ...(blocked !== before.blocked && { blockedAt: blocked ? now : null }) });
	if (blocked) await endSessionsOf(tx, id, now);
	if (role !== "member") return;
	// What belongs to the office goes with it: the member keeps the account and everything else.
	await updateAccount(tx, id, noFactor);
	await withdrawInvitation(tx, clock, id);
}

function actionFor({ role, blocked }: StaffAccountChange): "account.blocked" | "account.unblocked" | "account.changed" {
	if (role !== undefined || blocked === undefined) return "account.changed";
	return blocked ? "account.blocked" : "account.unblocked";
}

/** Other rights for somebody who works here; they count with the very next call. */
export async function changeAccount(
	deps: AccountDeps,
	actorId: number,
	id: number,
	change: StaffAccountChange,
): Promise<StaffAccount> {
	return changeRecord<StaffAccount>(deps, {
		...accountRecord,
		id,
		version: change.version,
		actorId,
		action: actionFor(change),
		entity: "account",
		noted: notedAccount,
		read: (tx) => readAccount(tx, deps.clock.now(), id),
		write: async (tx, before) => {
			if (before.role === "member") throw new Refusal("ERR_NOT_FOUND");
			await writeRights(tx, deps.clock, before, change);
		},
	});
}

export async function logOutAccount(deps: AccountDeps, actorId: number, id: number): Promise<StaffAccount> {
	return actOnAccount(deps, { actorId, id, action: "account.logged_out" }, (tx, _account, now) =>
		endSessionsOf(tx, id, now),
	);
}

/**
 * For somebody else who lost the phone; who has it turns it off with a code. They are told by mail: if they did not ask
 * for it, somebody else did.
 */
export async function resetSecondFactor(deps: AccountDeps, actorId: number, id: number): Promise<StaffAccount> {
	if (actorId === id) throw new Refusal("ERR_BAD_ROLE");
	return actOnAccount(deps, { actorId, id, action: "account.second_factor_reset" }, async (tx, account, now) => {
		await updateAccount(tx, id, noFactor);
		if (!account.second_factor) return;
		const { email: recipient, language, first_name: firstName } = account;
		const data = { firstName, change: "reset", changedAt: now.toISOString() } as const;
		await queueMail(tx, deps.clock, { template: "second-factor-changed", recipient, language, data });
	});
}
