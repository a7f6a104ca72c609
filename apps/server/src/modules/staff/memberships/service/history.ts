import type { Freeze } from "@kvart/contract/memberships/membership";
import { ledgerLength } from "@kvart/contract/staff/memberships/desk-ledger";
import { wallTime } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { lockMember } from "../../../../platform/database/member-rows.ts";
import { type AuditRecord, writeAudit } from "../../../../platform/office/audit.ts";
import { requireClub, worksFor } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { type Correction, cancel, extend, paymentOf, refund } from "../../../memberships/service/corrections.ts";
import { freeze, previewFreeze, unfreeze } from "../../../memberships/service/freezes.ts";
import { membershipsOf } from "../../../memberships/service/memberships.ts";
import { shownMemberships } from "../../../memberships/service/own.ts";
import { selectLedgerOf, selectOwner } from "../queries/ledger.ts";
import { selectArrival } from "../queries/people.ts";
import type { DeskDeps } from "./arrivals.ts";

/** All memberships of a member, with what happened. */
export async function memberLedger({ db, clock, keys }: DeskDeps, actor: Member, userId: number) {
	const person = await selectArrival(db, actor, userId, null);
	if (!person) throw new Refusal("ERR_NOT_FOUND");
	if (!person.known) throw new Refusal("ERR_BAD_ROLE");
	return readLedger({ db, keys }, clock.now(), userId);
}

async function readLedger({ db, keys }: Pick<DeskDeps, "db" | "keys">, now: Date, userId: number) {
	const today = wallTime(now).date;
	return {
		memberships: shownMemberships(keys, await membershipsOf(db, userId, today), today),
		rows: await selectLedgerOf(db, userId, ledgerLength),
	};
}

/** Refuses staff of clubs in which the membership neither lets in nor was sold. */
async function ownerOf({ db }: DeskDeps, actor: Member, membershipId: number): Promise<number> {
	const found = await selectOwner(db, membershipId);
	if (!found || found.userId === null) throw new Refusal("ERR_NOT_FOUND");
	const { userId, gymIds, gymId } = found;
	const clubs = gymId === null ? gymIds : [...gymIds, gymId];
	if (gymIds.length > 0 && !clubs.some((id) => worksFor(actor, id))) throw new Refusal("ERR_BAD_ROLE");
	// A membership of all clubs: for staff who know its member.
	if (gymIds.length === 0 && !(await selectArrival(db, actor, userId, null))?.known) throw new Refusal("ERR_BAD_ROLE");
	return userId;
}

interface Noted {
	entity: "membership" | "order";
	id: number;
	verb: "frozen" | "unfrozen" | "extended" | "cancelled" | "refunded";
	after?: AuditRecord;
}

/** Works in a transaction with the member locked, and writes the audit entry. The reason is in the ledger, where it can be removed. */
async function act<T>(
	{ db, clock }: DeskDeps,
	{ actor, userId }: { actor: Member; userId: number | null },
	{ entity, id, verb, after }: Noted,
	work: (tx: Database, at: Date) => Promise<T>,
): Promise<T> {
	return db.transaction(async (tx) => {
		const at = clock.now();
		if (userId !== null) await lockMember(tx, userId);
		const done = await work(tx, at);
		const note = { at, actorId: actor.userId, action: `${entity}.${verb}`, entity, entityId: id } as const;
		await writeAudit(tx, { ...note, ...(after && { after }) });
		return done;
	});
}

export async function freezeAtDesk(deps: DeskDeps, actor: Member, id: number, days: Freeze, preview: boolean) {
	const userId = await ownerOf(deps, actor, id);
	const freezing = { userId, membershipId: id, actorId: actor.userId };
	if (preview) return { ends_on: await previewFreeze(deps.db, { ...freezing, at: deps.clock.now() }, days) };
	const note = { entity: "membership", id, verb: "frozen", after: { from: days.from, to_date: days.until } } as const;
	const ends_on = await act(deps, { actor, userId }, note, (tx, at) => freeze(tx, { ...freezing, at }, days));
	return { ends_on };
}

export async function unfreezeAtDesk(deps: DeskDeps, actor: Member, id: number) {
	const userId = await ownerOf(deps, actor, id);
	const freezing = { userId, membershipId: id, actorId: actor.userId };
	const note = { entity: "membership", id, verb: "unfrozen" } as const;
	await act(deps, { actor, userId }, note, (tx, at) => unfreeze(tx, { ...freezing, at }));
	return readLedger(deps, deps.clock.now(), userId);
}

/** Refuses a cancelled membership. */
async function correct(
	deps: DeskDeps,
	actor: Member,
	id: number,
	{ verb, after, work }: Pick<Noted, "verb" | "after"> & { work: (tx: Database, at: Date) => Promise<number> },
) {
	const userId = await ownerOf(deps, actor, id);
	await act(deps, { actor, userId }, { entity: "membership", id, verb, ...(after && { after }) }, async (tx, at) => {
		const own = (await membershipsOf(tx, userId, wallTime(at).date)).find((membership) => membership.id === id);
		if (!own || own.cancelled) throw new Refusal("ERR_NOT_FOUND");
		return work(tx, at);
	});
	return readLedger(deps, deps.clock.now(), userId);
}

const by = (actor: Member, at: Date, reason: string): Correction => ({ actorId: actor.userId, at, reason });

export function extendMembership(
	deps: DeskDeps,
	actor: Member,
	id: number,
	{ days, reason }: { days: number; reason: string },
) {
	const work = (tx: Database, at: Date) => extend(tx, id, days, by(actor, at, reason));
	return correct(deps, actor, id, { verb: "extended", after: { days }, work });
}

export function cancelMembership(deps: DeskDeps, actor: Member, id: number, reason: string) {
	return correct(deps, actor, id, { verb: "cancelled", work: (tx, at) => cancel(tx, id, by(actor, at, reason)) });
}

/** The money leaves the till that took it; that of a transfer goes back by a transfer. */
export async function refundPayment(
	deps: DeskDeps,
	actor: Member,
	id: number,
	{ amount_paras: amount, reason }: { amount_paras: number; reason: string },
) {
	const payment = await paymentOf(deps.db, id);
	if (!payment || payment.userId === null) throw new Refusal("ERR_NOT_FOUND");
	const { userId, gymId, membershipId, orderId } = payment;
	if (gymId !== null) requireClub(actor, gymId);
	else if (!(await selectArrival(deps.db, actor, userId, null))?.known) throw new Refusal("ERR_BAD_ROLE");
	const about =
		membershipId === null
			? ({ entity: "order", id: orderId ?? 0 } as const)
			: ({ entity: "membership", id: membershipId } as const);
	await act(deps, { actor, userId }, { ...about, verb: "refunded", after: { amount } }, (tx, at) =>
		refund(tx, id, amount, by(actor, at, reason)),
	);
	return readLedger(deps, deps.clock.now(), userId);
}
