import { digitsOf, formatPhone, normalPhone } from "@kvart/contract/phone";
import { missDays } from "@kvart/contract/staff/member-rules";
import {
	type MemberContact,
	memberHistoryLength,
	memberPageSize,
	type NewMemberNote,
	type StaffMemberBlocking,
	type StaffMemberFilter,
} from "@kvart/contract/staff/members";
import { searchForm } from "@kvart/contract/text-search";
import { addDays, instantOf, timeOf, wallTime } from "@kvart/contract/time";
import type { Deps } from "../../../platform/api.ts";
import type { Database } from "../../../platform/database/database.ts";
import { lockMember } from "../../../platform/database/member-rows.ts";
import { writeAudit } from "../../../platform/office/audit.ts";
import { changeRecord } from "../../../platform/office/change-record.ts";
import { requireClub } from "../../../platform/office/scope.ts";
import { Refusal } from "../../../platform/problem.ts";
import type { Member } from "../../../platform/session.ts";
import { reconsiderPauses } from "../../booking/service/pauses.ts";
import { cancelAllOf } from "../../booking/service/upcoming.ts";
import { erasePerson } from "../../members/service/erasure.ts";
import { sendLink } from "../../members/service/mail-links.ts";
import { endSessionsOf } from "../../members/service/sessions.ts";
import { findFew, selectMembers } from "./queries/member-list.ts";
import * as queries from "./queries.ts";

type MemberDeps = Pick<Deps, "db" | "clock" | "env">;

/** Reads one member more than a page, to know whether another page follows. */
export async function listMembers(
	{ db, clock }: MemberDeps,
	actor: Member,
	filter: StaffMemberFilter,
	pageSize = memberPageSize,
) {
	const { gym, text } = filter;
	if (gym !== undefined) requireClub(actor, gym);
	const now = clock.now();
	const today = wallTime(now).date;
	const found = text ? await findFew(db, text) : undefined;
	const condition = { ...filter, text: found, actor, now, today, since: addDays(today, -missDays) };
	const rows = await selectMembers(db, condition, pageSize + 1);
	const page = rows.slice(0, pageSize);
	return {
		members: page.map((member) => ({ ...member, phone: formatPhone(member.phone) })),
		next_cursor: rows.length > page.length ? String(page.at(-1)?.id) : null,
	};
}

/** The first members whom the text finds, the latest visitors first. */
export async function findByText(deps: MemberDeps, actor: Member, text: string, limit: number) {
	const { members } = await listMembers(deps, actor, { text, sort: "last_visit" }, limit);
	return members;
}

async function readMember(db: Database, now: Date, actor: Member, id: number) {
	const row = await queries.selectMember(db, id);
	if (!row) return undefined;
	const { booking_paused_until, ...member } = row;
	if (!(await queries.isMemberOf(db, actor, id))) throw new Refusal("ERR_BAD_ROLE");
	const { date, minutes } = wallTime(now);
	const since = new Date(now.getTime() - missDays * 86_400_000);
	const bookings = await queries.selectBookings(db, id, { actor, now, limit: memberHistoryLength });
	return {
		...member,
		phone: formatPhone(member.phone),
		booking_paused_until: booking_paused_until && booking_paused_until >= date ? booking_paused_until : null,
		blocked_because: member.blocked_at ? await queries.selectBlockReason(db, id) : null,
		notes: await queries.selectNotes(db, id),
		bookings: bookings.map((booking) => ({
			...booking,
			coming: instantOf(booking.training_date, booking.time) > now,
		})),
		waits: await queries.selectWaits(db, id, actor, { date, time: timeOf(minutes) }),
		late_cancellations: await queries.countLateCancellations(db, id, actor, since),
		mails: await queries.selectMails(db, member.email, memberHistoryLength),
		sessions: await queries.selectOpenSessions(db, id, now),
	};
}

type StaffMember = NonNullable<Awaited<ReturnType<typeof readMember>>>;

async function existingMember(db: Database, now: Date, actor: Member, id: number): Promise<StaffMember> {
	const member = await readMember(db, now, actor, id);
	if (!member) throw new Refusal("ERR_NOT_FOUND");
	return member;
}

export function getMember({ db, clock }: MemberDeps, actor: Member, id: number): Promise<StaffMember> {
	return existingMember(db, clock.now(), actor, id);
}

/** Blocks or unblocks. A block cancels upcoming bookings. The audit log gets the reason, but nothing that names the person: it outlives the account. */
export async function blockMember(
	deps: MemberDeps,
	actor: Member,
	id: number,
	{ version, blocked, reason }: StaffMemberBlocking,
): Promise<StaffMember> {
	const now = deps.clock.now();
	await changeRecord<StaffMember>(deps, {
		...queries.memberRecord,
		id,
		version,
		actorId: actor.userId,
		action: blocked ? "member.blocked" : "member.unblocked",
		entity: "member",
		noted: (member) => ({ state: member.state, ...(member.version > version && { reason }) }),
		read: (tx) => readMember(tx, now, actor, id),
		write: async (tx) => {
			await queries.setBlocked(tx, id, blocked ? now : null);
			if (!blocked) return;
			await endSessionsOf(tx, id, now);
			await cancelAllOf(tx, deps, id);
		},
	});
	// Again, because the reason is read from the audit log.
	return getMember(deps, actor, id);
}

/** Refused if the member has confirmed meanwhile or is blocked. */
export function resendConfirmation(
	deps: Pick<Deps, "db" | "clock" | "keys" | "env">,
	actor: Member,
	id: number,
): Promise<StaffMember> {
	const { db, clock } = deps;
	const now = clock.now();
	const { userId: actorId } = actor;
	return db.transaction(async (tx) => {
		const member = await existingMember(tx, now, actor, id);
		if (member.state !== "unconfirmed") throw new Refusal("ERR_CHANGED_MEANWHILE", { current: member });
		await sendLink(tx, deps, "verify", { id, email: member.email }, member.language, { capped: false });
		await writeAudit(tx, { at: now, actorId, action: "member.confirmation_sent", entity: "member", entityId: id });
		return existingMember(tx, now, actor, id);
	});
}

/** The audit log gets the kind only: it outlives the account. */
async function writeNoteAudit(tx: Database, at: Date, actor: Member, id: number, change: "added" | "removed") {
	const action = `member.note_${change}` as const;
	await writeAudit(tx, { at, actorId: actor.userId, action, entity: "member", entityId: id });
}

export function addNote(
	{ db, clock }: MemberDeps,
	actor: Member,
	id: number,
	note: NewMemberNote,
): Promise<StaffMember> {
	const now = clock.now();
	return db.transaction(async (tx) => {
		await existingMember(tx, now, actor, id);
		await queries.insertNote(tx, { ...note, userId: id, authorId: actor.userId, createdAt: now });
		await writeNoteAudit(tx, now, actor, id, "added");
		return existingMember(tx, now, actor, id);
	});
}

export function removeNote({ db, clock }: MemberDeps, actor: Member, noteId: number): Promise<StaffMember> {
	const now = clock.now();
	return db.transaction(async (tx) => {
		const id = await queries.selectNoteOwner(tx, noteId);
		if (id === undefined) throw new Refusal("ERR_NOT_FOUND");
		await existingMember(tx, now, actor, id);
		await queries.deleteNote(tx, noteId);
		await writeNoteAudit(tx, now, actor, id, "removed");
		return existingMember(tx, now, actor, id);
	});
}

/** The audit log gets the names of the fields, not their values: it outlives the account. */
export function changeContact(
	deps: MemberDeps,
	actor: Member,
	id: number,
	{ version, phone, card_id }: MemberContact,
): Promise<StaffMember> {
	const now = deps.clock.now();
	const changed: string[] = [];
	return changeRecord<StaffMember>(deps, {
		...queries.memberRecord,
		id,
		version,
		actorId: actor.userId,
		action: "member.contact_changed",
		entity: "member",
		noted: () => ({ fields: [...changed] }),
		read: (tx) => readMember(tx, now, actor, id),
		write: async (tx, before) => {
			const cardId = card_id.trim() || null;
			if (normalPhone(before.phone) !== phone) changed.push("phone");
			if (before.card_id !== cardId) changed.push("card_id");
			const phoneDigits = digitsOf(phone);
			if (await queries.isPhoneTaken(tx, phoneDigits, id)) throw new Refusal("ERR_DUPLICATED_PHONE");
			await queries.updateContact(tx, id, { phone, phoneDigits, cardId });
		},
	});
}

/** Forgives a no-show or a late cancellation, or takes that back. Idempotent. */
export function setForgiveness(
	{ db, clock }: MemberDeps,
	actor: Member,
	bookingId: number,
	forgiven: boolean,
): Promise<StaffMember> {
	const now = clock.now();
	return db.transaction(async (tx) => {
		const owner = await queries.selectBookingOwner(tx, bookingId);
		if (!owner) throw new Refusal("ERR_NOT_FOUND");
		requireClub(actor, owner.gymId);
		await lockMember(tx, owner.userId);
		if (await queries.updateForgiveness(tx, bookingId, forgiven ? now : null)) {
			const action = forgiven ? "booking.forgiven" : "booking.forgiveness_undone";
			await writeAudit(tx, { at: now, actorId: actor.userId, action, entity: "booking", entityId: bookingId });
			await reconsiderPauses(tx, { clock }, { userId: owner.userId, actorId: actor.userId });
		}
		return existingMember(tx, now, actor, owner.userId);
	});
}

/** Every request is written to the audit log. */
export async function showNationalId(
	{ db, clock, keys }: Pick<Deps, "db" | "clock" | "keys">,
	actorId: number,
	id: number,
): Promise<{ national_id: string | null }> {
	return db.transaction(async (tx) => {
		const row = await queries.selectNationalId(tx, id);
		if (!row) throw new Refusal("ERR_NOT_FOUND");
		const auditEntry = { at: clock.now(), actorId, action: "member.national_id_shown", entity: "member" } as const;
		await writeAudit(tx, { ...auditEntry, entityId: id });
		return { national_id: row.cipher && keys.decrypt("jmbg", row.cipher) };
	});
}

/** The typed name must match, ignoring case and accents. */
export async function eraseMember(
	deps: Pick<Deps, "db" | "clock" | "env">,
	actor: Member,
	id: number,
	name: string,
): Promise<{ code: "SUC_SUCCESS" }> {
	const now = deps.clock.now();
	const { first_name, last_name } = await existingMember(deps.db, now, actor, id);
	if (searchForm(name.trim()) !== searchForm(`${first_name} ${last_name}`.trim())) {
		throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field: "name", code: "invalid-value" }] });
	}
	await erasePerson(deps, id, (tx) =>
		writeAudit(tx, { at: now, actorId: actor.userId, action: "member.erased", entity: "member", entityId: id }),
	);
	return { code: "SUC_SUCCESS" };
}
