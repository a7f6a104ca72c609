import { freezesLeft } from "@kvart/contract/memberships/freeze";
import { type Freeze, stateOf, visitsLeft } from "@kvart/contract/memberships/membership";
import type { OwnMembership } from "@kvart/contract/memberships/own";
import { type CalendarDate, wallTime } from "@kvart/contract/time";
import type { Clock } from "../../../platform/clock.ts";
import type { DataKeys } from "../../../platform/data-keys.ts";
import type { Database } from "../../../platform/database/database.ts";
import { lockMember } from "../../../platform/database/member-rows.ts";
import { Refusal } from "../../../platform/problem.ts";
import { confirmationUrl } from "./confirmations.ts";
import { freeze, previewFreeze, unfreeze } from "./freezes.ts";
import { type MembershipRow, membershipsOf } from "./memberships.ts";

interface OwnDeps {
	db: Database;
	clock: Clock;
	keys: DataKeys;
}

interface Own {
	userId: number;
	membershipId: number;
}

/** Memberships as members and staff see them. */
export function shownMemberships(keys: DataKeys, all: readonly MembershipRow[], today: CalendarDate): OwnMembership[] {
	return all.map((membership) => ({
		...membership,
		gym_id: membership.gym_ids.length === 1 ? (membership.gym_ids[0] ?? null) : null,
		visits_left: visitsLeft(membership),
		state: stateOf(membership, today),
		freezes_left: freezesLeft(all, today),
		freezes: membership.freezes.map(({ from, until }) => ({ from, until })),
		sold_on: wallTime(new Date(membership.sold_at)).date,
		paid_paras: membership.paid,
		due_paras: membership.due,
		confirmation_url: confirmationUrl(keys, membership.id),
	}));
}

export async function listOwnMemberships({ db, clock, keys }: OwnDeps, userId: number): Promise<OwnMembership[]> {
	const today = wallTime(clock.now()).date;
	return shownMemberships(keys, await membershipsOf(db, userId, today), today);
}

function changeOwn<T>({ db, clock }: OwnDeps, own: Own, change: (tx: Database, freezing: Freezing) => Promise<T>) {
	return db.transaction(async (tx) => {
		if (!(await lockMember(tx, own.userId))) throw new Refusal("ERR_SESSION_NOT_VALID");
		return change(tx, { ...own, actorId: own.userId, at: clock.now() });
	});
}

type Freezing = Parameters<typeof freeze>[1];

/** A preview changes nothing. */
export async function freezeOwn(deps: OwnDeps, own: Own, days: Freeze, preview: boolean): Promise<{ ends_on: string }> {
	if (preview) return { ends_on: await previewFreeze(deps.db, { ...own, at: deps.clock.now() }, days) };
	return { ends_on: await changeOwn(deps, own, (tx, freezing) => freeze(tx, freezing, days)) };
}

export async function unfreezeOwn(deps: OwnDeps, own: Own): Promise<{ code: "SUC_SUCCESS" }> {
	await changeOwn(deps, own, unfreeze);
	return { code: "SUC_SUCCESS" };
}
