import { type SQL, sql } from "drizzle-orm";
import type { Member } from "../session.ts";

type Scope = Pick<Member, "clubs">;

function listOf(ids: readonly number[]): SQL {
	return sql.join(
		ids.map((id) => sql`${id}`),
		sql`, `,
	);
}

/** For a query on `users`: members who have booked in one of the clubs, now or before. True for the whole chain. */
export function hasBookedIn({ clubs }: Scope): SQL<boolean> {
	if (clubs === null) return sql<boolean>`true`;
	if (clubs.length === 0) return sql<boolean>`false`;
	// With the names of the tables, because a bare `id` would be that of the subquery.
	return sql<boolean>`exists (select from bookings
		join occurrences on occurrences.id = bookings.occurrence_id
		join periods on periods.id = occurrences.period_id
		join gym_rooms on gym_rooms.id = periods.gym_room_id
		where bookings.user_id = users.id and gym_rooms.gym_id in (${listOf(clubs)}))`;
}

/**
 * For a query on `users`: members who have booked, bought or trained in one of the clubs. A desk works with these; of
 * others it gets only what a phone, card or code that they showed leads to. True for the whole chain.
 */
export function isKnownIn(scope: Scope): SQL<boolean> {
	const { clubs } = scope;
	if (clubs === null || clubs.length === 0) return hasBookedIn(scope);
	return sql<boolean>`(${hasBookedIn(scope)} or exists (select from memberships
		join ledger on ledger.membership_id = memberships.id
		where memberships.user_id = users.id and ledger.gym_id in (${listOf(clubs)})))`;
}
