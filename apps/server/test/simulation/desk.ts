import { type Around, at, someMember } from "./action.ts";
import type { Draws } from "./steps.ts";

/** A member, and the club where they are. */
export function memberInClub({ house }: Pick<Around, "house">, draws: Draws) {
	const member = someMember(house, draws);
	const gymId = at(house.clubs, draws.slot) as number;
	return { member, gymId, shared: { retry: "look", classes: [], people: [member.person] } as const };
}

/** At the desk; null for a blocked member, whom the desk sends away. */
export function atDesk({ house, world }: Omit<Around, "plans">, draws: Draws) {
	const { member, gymId, shared } = memberInClub({ house }, draws);
	if (world.bookings.standing.get(member.person) === "blocked") return null;
	return { member, gymId, shared, path: `/api/staff/arrival/${member.id}`, token: house.adminToken };
}
