import { digitsOf } from "@kvart/contract/phone";
import type { StaffAccount, StaffInvitation } from "@kvart/contract/staff/accounts";
import type { Database } from "../../../../platform/database/database.ts";
import { writeAudit } from "../../../../platform/office/audit.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { queueMail } from "../../../mail/service.ts";
import { sendInvitation } from "../../../members/service/mail-links.ts";
import { duplicateRefusal } from "../../../members/service/register.ts";
import { notedAccount } from "../mapper.ts";
import { insertAccount, lockByEmail, promote, replaceClubs } from "../queries.ts";
import { type AccountDeps, actOnAccount, clubsFor, officeAccount } from "./accounts.ts";

/** Somebody new: an account without a password, which the link in the mail sets. */
async function inviteStranger(tx: Database, { clock }: AccountDeps, invitation: StaffInvitation): Promise<number> {
	const { email, first_name: firstName, last_name: lastName, phone, language, role } = invitation;
	const createdAt = clock.now();
	const row = { email, firstName, lastName, phone, phoneDigits: digitsOf(phone), language, role, createdAt };
	const id = await insertAccount(tx, row);
	await sendInvitation(tx, clock, { id, email, firstName }, language);
	return id;
}

type Known = NonNullable<Awaited<ReturnType<typeof lockByEmail>>>;

/**
 * A member who comes to work here keeps the account. One that was never confirmed may be anybody's: the link in the
 * mail, which sets a password anew, has to show whose it is.
 */
async function inviteMember(tx: Database, { clock }: AccountDeps, known: Known, role: StaffAccount["role"]) {
	const { id, email, firstName, language } = known;
	if (known.role !== "member" || known.blockedAt) throw new Refusal("ERR_DUPLICATED_EMAIL");
	await promote(tx, id, role);
	if (!known.canLogIn) await sendInvitation(tx, clock, known, language);
	else await queueMail(tx, clock, { template: "staff-access", recipient: email, language, data: { firstName } });
	return id;
}

export async function inviteAccount(
	deps: AccountDeps,
	actorId: number,
	invitation: StaffInvitation,
): Promise<StaffAccount> {
	const { email, role, gym_ids: gymIds } = invitation;
	try {
		return await deps.db.transaction(async (tx) => {
			const clubs = await clubsFor(tx, role, gymIds);
			const known = await lockByEmail(tx, email);
			const id = known ? await inviteMember(tx, deps, known, role) : await inviteStranger(tx, deps, invitation);
			await replaceClubs(tx, id, clubs);
			const at = deps.clock.now();
			const account = await officeAccount(tx, at, id);
			const note = { at, actorId, action: "account.invited", entity: "account", entityId: id } as const;
			await writeAudit(tx, { ...note, after: notedAccount(account) });
			return account;
		});
	} catch (error) {
		throw duplicateRefusal(error);
	}
}

/** The mail got lost or too old: a new link, and the one before stops working. */
export async function repeatInvitation(deps: AccountDeps, actorId: number, id: number): Promise<StaffAccount> {
	return actOnAccount(deps, { actorId, id, action: "account.invited" }, async (tx, account) => {
		// Accepted meanwhile, or blocked: nothing is left to invite to.
		if (account.can_log_in || account.blocked) throw new Refusal("ERR_CHANGED_MEANWHILE", { current: account });
		const { email, first_name: firstName, language } = account;
		await sendInvitation(tx, deps.clock, { id, email, firstName }, language);
	});
}
