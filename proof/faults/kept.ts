import type { Ask } from "../site/asking.ts";
import type { Kept } from "./oracle.ts";

/** What the database has of the crowd's trainings. */
export async function readKept(ask: Ask): Promise<Kept> {
	const bookings = await ask<Kept["bookings"][number]>(
		`select person, period_id as "trainingId", cancelled_at is null as active
		from bookings
		join occurrences on occurrences.id = occurrence_id
		join periods on periods.id = period_id
		join promotions on promotions.id = promotion_id
		where title = 'Proba'`,
	);
	const trainings = await ask<Kept["trainings"][number]>(
		`select period_id as id, coalesce(occurrences.capacity, periods.capacity) as capacity, taken
		from occurrences
		join periods on periods.id = period_id
		join promotions on promotions.id = promotion_id
		where title = 'Proba'`,
	);
	return { bookings, trainings };
}
