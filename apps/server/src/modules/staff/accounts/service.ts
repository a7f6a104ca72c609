import { digitsOf, formatPhone } from "@kvart/contract/phone";
import type { StaffAccountChange, StaffInvitation } from "@kvart/contract/staff/accounts";
import type { Deps } from "../../../platform/api.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { isLastAdministrator } from "../../../platform/office/administrators.ts";
import { type AuditNote, type AuditRecord, writeAudit } from "../../../platform/office/audit.ts";
import { changeRecord } from "../../../platform/office/change-record.ts";
import { Refusal } from "../../../platform/problem.ts";
import { queueMail, sealToken } from "../../mail/service.ts";
import { replaceCredentials } from "../../members/service/credentials.ts";
import { invitationToken, withdrawInvitation } from "../../members/service/mail-links.ts";
import { duplicateRefusal } from "../../members/service/register.ts";
import { endSessionsOf } from "../../members/service/sessions.ts";
import { removeAllPasskeys } from "../../passkeys/service/own-passkeys.ts";
import { clearSecondFactor } from "../session/service/second-factor.ts";
import * as queries from "./queries.ts";
import { checkedRights, type RightsColumns } from "./rights.ts";

type AccountDeps = Pick<Deps, "db" | "clock" | "keys">;
type Account = NonNullable<Awaited<ReturnType<typeof readAccount>>>;

export async function listAccounts({ db, clock }: AccountDeps) {
	const accounts = await queries.selectStaff(db, clock.now());
	return accounts.map((account) => ({ ...account, phone: formatPhone(account.phone) }));
}

async function readAccount(db: Database, now: Date, id: number) {
	const account = await queries.selectAccount(db, now, id);
	return account && { ...account, phone: formatPhone(account.phone) };
}

async function staffAccount(db: Database, now: Date, id: number): Promise<Account> {
	const account = await readAccount(db, now, id);
	if (!account || account.role === "member") throw new Refusal("ERR_NOT_FOUND");
	return account;
}

/** The audit log outlives the account, so it gets nothing that names the person. */
function rightsOf({ role, all_clubs, gym_ids, coach_id, blocked, second_factor }: Account): AuditRecord {
	return { role, all_clubs, gym_ids, coach_id, blocked, second_factor };
}

/** An action on an account that does not edit its fields, with its audit entry. */
async function actOnAccount(
	{ db, clock }: AccountDeps,
	{ actorId, id, action }: { actorId: number; id: number; action: AuditNote["action"] },
	act: (tx: Database, account: Account, now: Date) => Promise<void>,
): Promise<Account> {
	return db.transaction(async (tx) => {
		const now = clock.now();
		const before = await staffAccount(tx, now, id);
		await act(tx, before, now);
		const after = await staffAccount(tx, now, id);
		const records = { before: rightsOf(before), after: rightsOf(after) };
		await writeAudit(tx, { at: now, actorId, action, entity: "account", entityId: id, ...records });
		return after;
	});
}

/** Says what the person may do and where, so that a wrong invitation is noticed before it is accepted. */
async function sendInvitation(tx: Database, { clock, keys }: AccountDeps, account: Account): Promise<void> {
	const { id, role, email: recipient, language, first_name: firstName, all_clubs, gym_ids } = account;
	if (role === "member") throw new Error("Members are not invited.");
	const sealedToken = sealToken(keys, await invitationToken(tx, clock, id));
	const clubs = all_clubs ? ("all" as const) : await queries.selectClubNames(tx, gym_ids);
	const data = { firstName, sealedToken, role, clubs };
	await queueMail(tx, clock, { template: "staff-invitation", recipient, language, data });
}

/** Creates an account without a password; the link in the mail sets one. */
async function inviteNewPerson(
	tx: Database,
	deps: AccountDeps,
	invitation: StaffInvitation,
	rights: RightsColumns,
): Promise<number> {
	const { email, first_name: firstName, last_name: lastName, phone, language } = invitation;
	const createdAt = deps.clock.now();
	const row = { email, firstName, lastName, phone, phoneDigits: digitsOf(phone), language, createdAt };
	return queries.insertAccount(tx, { ...row, ...rights });
}

type ExistingUser = NonNullable<Awaited<ReturnType<typeof queries.lockByEmail>>>;

/** For an account that a stranger may have registered. */
function dataOf({ first_name: firstName, last_name: lastName, phone, language }: StaffInvitation) {
	const typed = { cardId: null, jmbgCipher: null, jmbgDigest: null, termsAcceptedAt: null };
	return { firstName, lastName, phone, phoneDigits: digitsOf(phone), language, ...typed };
}

/**
 * A member keeps the account, but no log-in of before: the link in the mail proves whose mailbox it is. If the address
 * was never confirmed, the account gets the data of the invitation.
 */
async function inviteMember(
	tx: Database,
	deps: AccountDeps,
	user: ExistingUser,
	invitation: StaffInvitation,
	rights: RightsColumns,
) {
	const { id } = user;
	if (user.role !== "member" || user.blockedAt) throw new Refusal("ERR_DUPLICATED_EMAIL");
	const data = user.emailVerifiedAt ? {} : dataOf(invitation);
	await replaceCredentials(tx, id, null, deps.clock.now());
	await queries.updateAccount(tx, id, { ...data, ...rights });
	return id;
}

export async function inviteAccount(deps: AccountDeps, actorId: number, invitation: StaffInvitation): Promise<Account> {
	try {
		return await deps.db.transaction(async (tx) => {
			const user = await queries.lockByEmail(tx, invitation.email);
			const { columns, gymIds } = await checkedRights(tx, invitation, user?.id ?? null);
			const id = user
				? await inviteMember(tx, deps, user, invitation, columns)
				: await inviteNewPerson(tx, deps, invitation, columns);
			await queries.replaceClubs(tx, id, gymIds);
			const at = deps.clock.now();
			const account = await staffAccount(tx, at, id);
			const auditEntry = { at, actorId, action: "account.invited", entity: "account", entityId: id } as const;
			await writeAudit(tx, { ...auditEntry, after: rightsOf(account) });
			await sendInvitation(tx, deps, account);
			return staffAccount(tx, at, id);
		});
	} catch (error) {
		throw duplicateRefusal(error);
	}
}

export async function repeatInvitation(deps: AccountDeps, actorId: number, id: number): Promise<Account> {
	return actOnAccount(deps, { actorId, id, action: "account.invited" }, async (tx, account) => {
		// Accepted meanwhile, or blocked.
		if (account.can_log_in || account.blocked) throw new Refusal("ERR_CHANGED_MEANWHILE", { current: account });
		await sendInvitation(tx, deps, account);
	});
}

async function writeRights(tx: Database, clock: Clock, before: Account, change: StaffAccountChange) {
	const { id } = before;
	const { role = before.role, blocked = before.blocked } = change;
	if (before.role === "admin" && (role !== "admin" || blocked) && (await isLastAdministrator(tx, id))) {
		const field = blocked ? "blocked" : "role";
		throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field, code: "last-administrator" }] });
	}
	const now = clock.now();
	const { gym_ids = before.gym_ids, coach_id = before.coach_id } = change;
	// Named clubs do not mean all clubs.
	const all_clubs = change.all_clubs ?? (change.gym_ids === undefined && before.all_clubs);
	const { columns, gymIds } = await checkedRights(tx, { role, all_clubs, gym_ids, coach_id }, id);
	await queries.replaceClubs(tx, id, gymIds);
	await queries.updateAccount(tx, id, {
		...columns,
		...(blocked !== before.blocked && { blockedAt: blocked ? now : null }),
	});
	if (blocked) await endSessionsOf(tx, id, now);
	if (role !== "member") return;
	await clearSecondFactor(tx, id);
	await withdrawInvitation(tx, clock, id);
}

function actionFor({ role, blocked }: StaffAccountChange): "account.blocked" | "account.unblocked" | "account.changed" {
	if (role !== undefined || blocked === undefined) return "account.changed";
	return blocked ? "account.blocked" : "account.unblocked";
}

export async function changeAccount(
	deps: AccountDeps,
	actorId: number,
	id: number,
	change: StaffAccountChange,
): Promise<Account> {
	return changeRecord<Account>(deps, {
		...queries.accountRecord,
		id,
		version: change.version,
		actorId,
		action: actionFor(change),
		entity: "account",
		noted: rightsOf,
		read: (tx) => readAccount(tx, deps.clock.now(), id),
		write: async (tx, before) => {
			if (before.role === "member") throw new Refusal("ERR_NOT_FOUND");
			await writeRights(tx, deps.clock, before, change);
		},
	});
}

export async function logOutAccount(deps: AccountDeps, actorId: number, id: number): Promise<Account> {
	return actOnAccount(deps, { actorId, id, action: "account.logged_out" }, (tx, _account, now) =>
		endSessionsOf(tx, id, now),
	);
}

/** For another account whose phone was lost. The owner gets a mail, in case it was not their request. */
export async function resetSecondFactor(deps: AccountDeps, actorId: number, id: number): Promise<Account> {
	if (actorId === id) throw new Refusal("ERR_BAD_ROLE");
	return actOnAccount(deps, { actorId, id, action: "account.second_factor_reset" }, async (tx, account, now) => {
		await clearSecondFactor(tx, id);
		await removeAllPasskeys(tx, id);
		if (!account.second_factor) return;
		const { email: recipient, language, first_name: firstName } = account;
		const data = { firstName, change: "reset", changedAt: now.toISOString() } as const;
		await queueMail(tx, deps.clock, { template: "second-factor-changed", recipient, language, data });
	});
}
