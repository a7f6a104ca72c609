import type { RetentionRuleName } from "@kvart/contract/retention";
import { searchTerms } from "@kvart/contract/text-search";
import type { Database } from "../../../platform/database/database.ts";
import { type Address, type Person, rowsOfPerson, selectGuestBookings } from "../queries/person.ts";
import { removeRows } from "../queries/removal.ts";

export { type Address, bookedBy, type Person, selectGuestBookingsByPhone } from "../queries/person.ts";

const sortedWords = (name: string) => searchTerms(name).toSorted().join(" ");

/**
 * Guest bookings of a person with these addresses, in whichever script and order they typed their name. A booking with
 * another name belongs to a person to whom they lent their address.
 */
export async function guestBookingsOf(db: Database, addresses: readonly Address[], name: string): Promise<number[]> {
	if (addresses.length === 0) return [];
	const candidates = await selectGuestBookings(db, addresses);
	return candidates.flatMap((booking) => (sortedWords(booking.name) === sortedWords(name) ? [booking.id] : []));
}

type Removed = Partial<Record<RetentionRuleName, number>>;

/** Removes what the rules of the schedule list of a person, in this order. Returns how many rows of each. */
async function remove(tx: Database, person: Person, rules: readonly string[]): Promise<Removed> {
	const removed: Removed = {};
	for (const rule of rules as readonly RetentionRuleName[]) {
		const which = rowsOfPerson[rule];
		if (which) removed[rule] = await removeRows(tx, rule, which(person));
	}
	return removed;
}

export function removePerson(tx: Database, person: Person): Promise<Removed> {
	return remove(tx, person, Object.keys(rowsOfPerson));
}

export async function removeNationalId(tx: Database, id: number): Promise<void> {
	await remove(tx, { id, addresses: [], phoneDigits: null, guestBookingIds: [] }, ["national-ids"]);
}
