import { codeOf, send } from "./access-requests.ts";
import type { Findings } from "./findings.ts";
import { foreignBody, foreignClub, foreignCoaches, foreignMembers, ofForeignClub } from "./foreign-records.ts";
import type { Operation } from "./operations.ts";
import { Random } from "./random.ts";
import type { Role, Target } from "./target.ts";

/** What the `id` in a path is, and how to find those of other clubs than the desk's. */
const records: [path: string, sql: string][] = [
	["/staff/gym/", "select id from gyms where id > 1"],
	["/staff/schedule/room/", "select id from gym_rooms where gym_id > 1"],
	[
		"/staff/schedule/period/",
		"select periods.id from periods join gym_rooms on gym_rooms.id = gym_room_id where gym_id > 1",
	],
	// Also the class that the body names is of another club.
	["/staff/schedule/coach/", foreignCoaches],
	["/staff/schedule/absence/", `select id from coach_absences where trainer_id in (${foreignCoaches})`],
	["/staff/schedule/change/", "select max(id) as id from schedule_changes"],
	["/staff/schedule/closing/", `select id from closings where gym_id = ${foreignClub}`],
	[
		"/staff/schedule/substitution/",
		`select substitution_requests.id from substitution_requests join periods on periods.id = period_id ${ofForeignClub}`,
	],
	[
		// A Wednesday, as the clock of the site has it.
		"/staff/roster/",
		"select periods.id from periods join gym_rooms on gym_rooms.id = gym_room_id where gym_id > 1 and day = 3",
	],
	[
		"/staff/waiting/",
		`select waits.id::int from waits join occurrences on occurrences.id = occurrence_id
			join periods on periods.id = period_id ${ofForeignClub}`,
	],
	[
		// Only a member's can be forgiven.
		"/staff/booking/",
		`select bookings.id::int from bookings join occurrences on occurrences.id = occurrence_id
			join periods on periods.id = period_id join gym_rooms on gym_rooms.id = gym_room_id
			where gym_id > 1 and user_id is not null`,
	],
	["/staff/enquiry/", "select id from enquiries where gym_id > 1"],
	["/staff/member/", `select id from users where ${foreignMembers}`],
	[
		"/staff/member_note/",
		`select member_notes.id from member_notes join users on users.id = user_id where ${foreignMembers}`,
	],
];

const mostRecords = 12;

/** Ids of the operation's kind of record in other clubs; one try without an id for a call whose body names a club, or records of one. */
async function foreignIds({ runSql }: Target, { name: call, path, parameters, body }: Operation): Promise<number[]> {
	const namesClub =
		call === "recordCalls" || parameters.some(({ name }) => name === "gym") || body?.properties?.["gym_id"];
	if (!path.includes("{")) return namesClub ? [0] : [];
	const found = records.find(([start]) => path.startsWith(start));
	if (!found) return [];
	const rows = await runSql<{ id: number }>(`${found[1]} order by 1 limit ${mostRecords}`);
	return rows.map(({ id }) => id);
}

/** Every call that the contract limits to a club. */
export function clubCalls(target: Target): Operation[] {
	return target.operations.filter(({ endpoint }) => endpoint.scope === "club");
}

interface Tried {
	tried: number;
	/** Calls that were refused because of the club at least once: their check was reached. */
	refused: Set<string>;
	/** Calls that did what they were asked for. */
	open: Set<string>;
}

/** All calls of a club with records of other clubs. Each is tried to the end, so that every open one is named. */
export async function tryClubs(target: Target, role: Role): Promise<Tried> {
	const random = new Random(3);
	const result: Tried = { tried: 0, refused: new Set(), open: new Set() };
	for (const operation of clubCalls(target)) {
		const body = await foreignBody(target, operation.name);
		for (const id of await foreignIds(target, operation)) {
			const answer = await send(target, operation, role, { id, random, query: { gym: String(foreignClub) }, body });
			result.tried += 1;
			if (answer.status < 400) result.open.add(operation.name);
			if (codeOf(answer) === "ERR_BAD_ROLE") result.refused.add(operation.name);
			if (answer.status === 401) await target.repair();
		}
	}
	return result;
}

/** A call is closed if its check was reached and nothing came through. */
export function reportClubs(target: Target, { refused, open }: Tried, findings: Findings): void {
	for (const { name } of clubCalls(target)) {
		if (open.has(name)) findings.add(`${name} is open to staff of another club`);
		else if (!refused.has(name)) findings.add(`${name} never checked the club of staff`);
	}
}
