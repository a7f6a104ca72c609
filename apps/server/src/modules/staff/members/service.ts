import {
	memberHistoryLength,
	memberPageSize,
	type StaffMember,
	type StaffMemberBlocking,
	type StaffMemberFilter,
	type StaffMemberPage,
} from "@kvart/contract/staff/members";
import { searchForm } from "@kvart/contract/text-search";
import type { Deps } from "../../../platform/api.ts";
import type { Database } from "../../../platform/database/database.ts";
import { writeAudit } from "../../../platform/office/audit.ts";
import { changeRecord } from "../../../platform/office/change-record.ts";
import { Refusal } from "../../../platform/problem.ts";
import { erasePerson } from "../../members/service/erasure.ts";
import { sendLink } from "../../members/service/mail-links.ts";
import { endSessionsOf } from "../../members/service/sessions.ts";
import { notedMember, toMember, toSummary } from "./mapper.ts";
import * as queries from "./queries.ts";

type MemberDeps = Pick<Deps, "db" | "clock">;

/** One page of members. One more than a page tells whether another page follows. */
export async function listMembers({ db }: MemberDeps, filter: StaffMemberFilter): Promise<StaffMemberPage> {
	const { text, state, cursor } = filter;
	const rows = await queries.selectMembers(db, { text, state, beforeId: cursor }, memberPageSize + 1);
	const page = rows.slice(0, memberPageSize);
	return {
		members: page.map(toSummary),
		next_cursor: rows.length > page.length ? String(page.at(-1)?.id) : null,
	};
}

async function readMember(db: Database, now: Date, id: number): Promise<StaffMember | undefined> {
	const row = await queries.selectMember(db, id);
	if (!row) return undefined;
	const bookings = await queries.selectBookings(db, id, memberHistoryLength);
	const mails = await queries.selectMails(db, row.email, memberHistoryLength);
	const sessions = await queries.selectOpenSessions(db, id, now);
	const blockReason = row.blockedAt ? await queries.selectBlockReason(db, id) : null;
	return toMember(row, { bookings, mails, sessions, blockReason }, now);
}

async function knownMember(db: Database, now: Date, id: number): Promise<StaffMember> {
	const member = await readMember(db, now, id);
	if (!member) throw new Refusal("ERR_NOT_FOUND");
	return member;
}

export function getMember({ db, clock }: MemberDeps, id: number): Promise<StaffMember> {
	return knownMember(db, clock.now(), id);
}

/** Keeps somebody out, or lets them in again. The reason goes into the log, where whoever asks later finds it. */
export async function blockMember(
	deps: MemberDeps,
	actorId: number,
	id: number,
	{ version, blocked, reason }: StaffMemberBlocking,
): Promise<StaffMember> {
	const now = deps.clock.now();
	await changeRecord<StaffMember>(deps, {
		...queries.memberRecord,
		id,
		version,
		actorId,
		action: blocked ? "member.blocked" : "member.unblocked",
		entity: "member",
		noted: (member) => ({ ...notedMember(member), ...(member.version > version && { reason }) }),
		read: (tx) => readMember(tx, now, id),
		write: async (tx) => {
			await queries.setBlocked(tx, id, blocked ? now : null);
			if (blocked) await endSessionsOf(tx, id, now);
		},
	});
	// The log has the reason from here on.
	return getMember(deps, id);
}

/** The mail got lost: another link. Who has confirmed meanwhile, or is blocked, gets none. */
export function resendConfirmation({ db, clock }: MemberDeps, actorId: number, id: number): Promise<StaffMember> {
	const now = clock.now();
	return db.transaction(async (tx) => {
		const member = await knownMember(tx, now, id);
		if (member.state !== "unconfirmed") throw new Refusal("ERR_CHANGED_MEANWHILE", { current: member });
		await sendLink(tx, clock, "verify", { id, email: member.email, firstName: member.first_name }, member.language);
		await writeAudit(tx, { at: now, actorId, action: "member.confirmation_sent", entity: "member", entityId: id });
		return knownMember(tx, now, id);
	});
}

/** The national id, for administrators. The note is kept before it is shown: who saw it is known for good. */
export async function showNationalId(
	{ db, clock, keys }: Pick<Deps, "db" | "clock" | "keys">,
	actorId: number,
	id: number,
): Promise<{ national_id: string | null }> {
	return db.transaction(async (tx) => {
		const row = await queries.selectMember(tx, id);
		if (!row) throw new Refusal("ERR_NOT_FOUND");
		const note = { at: clock.now(), actorId, action: "member.national_id_shown", entity: "member" } as const;
		await writeAudit(tx, { ...note, entityId: id });
		return { national_id: row.jmbgCipher && keys.decrypt("jmbg", row.jmbgCipher) };
	});
}

/** Erases the person whose name was typed once more, whatever its case and accents. */
export async function eraseMember(
	{ db, clock }: MemberDeps,
	actorId: number,
	id: number,
	name: string,
): Promise<{ code: "SUC_SUCCESS" }> {
	const now = clock.now();
	const { first_name, last_name, email } = await knownMember(db, now, id);
	if (searchForm(name.trim()) !== searchForm(`${first_name} ${last_name}`.trim())) {
		throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field: "name", code: "invalid-value" }] });
	}
	await erasePerson({ db, clock }, { id, email }, (tx) =>
		writeAudit(tx, { at: now, actorId, action: "member.erased", entity: "member", entityId: id }),
	);
	return { code: "SUC_SUCCESS" };
}
