import { type SQL, sql } from "drizzle-orm";
import type { Member } from "../session.ts";

type Scope = Pick<Member, "clubs">;

/**
 * For a query on `users`: members who have booked in one of the clubs, now or before. A desk works with these; of others it
 * gets only what a phone or card that they showed leads to. True for the whole chain.
 */
export function hasBookedIn({ clubs }: Scope): SQL<boolean> {
	if (clubs === null) return sql<boolean>`true`;
	if (clubs.length === 0) return sql<boolean>`false`;
	const ids = sql.join(
		clubs.map((id) => sql`${id}`),
		sql`, `,
	);
	// With the names of the tables, because a bare `id` would be that of the subquery.
	return sql<boolean>`exists (select from bookings
		join occurrences on occurrences.id = bookings.occurrence_id
		join periods on periods.id = occurrences.period_id
		join gym_rooms on gym_rooms.id = periods.gym_room_id
		where bookings.user_id = users.id and gym_rooms.gym_id in (${ids}))`;
}
