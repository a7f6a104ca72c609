import { all, none, some, type Trial } from "../trial.ts";
import { Findings } from "./findings.ts";
import { goodValue } from "./good-values.ts";
import type { HttpResult } from "./http.ts";
import type { Operation } from "./operations.ts";
import { Random } from "./random.ts";
import { type Ground, type Role, roles, type Target } from "./target.ts";
import { createVictim, type Victim } from "./victim.ts";

const rank: Record<Role, number> = { visitor: 0, member: 1, desk: 2, staff: 2, admin: 3, locked: 3 };
const needed: Record<Operation["access"], number> = { visitor: 0, anyone: 0, member: 1, staff: 2, admin: 3 };

/** The expected result of the access check. */
function declared(
	{ access: door, endpoint }: Operation,
	role: Role,
): "in" | "no session" | "no right" | "second factor" {
	if (rank[role] < needed[door]) return role === "visitor" ? "no session" : "no right";
	if (door !== "staff" && door !== "admin") return "in";
	if (role === "locked" && !endpoint.beforeSecondFactor) return "second factor";
	return role === "desk" && endpoint.scope === "chain" ? "no right" : "in";
}

function codeOf({ body }: HttpResult): string {
	return /"code":"(\w+)"/.exec(body.toString())?.[1] ?? "";
}

function outcome(answer: HttpResult): string {
	const code = codeOf(answer);
	if (code === "ERR_BAD_SESSION_ID" || code === "ERR_SESSION_NOT_VALID") return "no session";
	if (code === "ERR_SECOND_FACTOR") return "second factor";
	return code === "ERR_BAD_ROLE" ? "no right" : "in";
}

function send(target: Target, operation: Operation, role: Role, id: number, random: Random): Promise<HttpResult> {
	const body = operation.body ? JSON.stringify(goodValue(operation.body, random)) : undefined;
	const query = operation.parameters
		.filter((parameter) => parameter.in === "query")
		.map(({ name, schema }) => `${name}=${encodeURIComponent(String(goodValue(schema, random, name)))}`);
	return target.caller.send({
		method: operation.method,
		path: `/api${operation.path.replace(/\{\w+\}/g, String(id))}${query.length > 0 ? `?${query.join("&")}` : ""}`,
		headers: { ...target.as(role), ...(body !== undefined && { "content-type": "application/json" }) },
		...(body !== undefined && { body }),
	});
}

/** Staff of one club may get the same code for records of another club. */
function isClubMatter({ endpoint, parameters }: Operation, role: Role): boolean {
	return role === "desk" && (endpoint.scope === "club" || parameters.some(({ name }) => name === "gym"));
}

/** Every call with every role. */
async function tryDoors(target: Target, findings: Findings): Promise<number> {
	const random = new Random(1);
	let tried = 0;
	for (const operation of target.operations) {
		for (const role of roles) {
			const answer = await send(target, operation, role, 1, random);
			const [wanted, got] = [declared(operation, role), outcome(answer)];
			tried += 1;
			if (wanted !== got && !isClubMatter(operation, role))
				findings.add(`${operation.name} as ${role}: ${got}, declared ${wanted}`);
			if (answer.status >= 500) findings.add(`${operation.name} as ${role}: status ${answer.status}`);
			await target.repair();
		}
	}
	return tried;
}

/** Every call of another member with ids of the victim. */
async function tryRecords(target: Target, victim: Victim, findings: Findings): Promise<number> {
	const random = new Random(2);
	const before = await victim.state();
	let tried = 0;
	for (const operation of target.operations) {
		const ids = operation.path.includes("{") ? victim.ids : [1];
		for (const role of ["visitor", "member"] as const) {
			for (const id of ids) {
				const { body } = await send(target, operation, role, id, random);
				tried += 1;
				const leaked = victim.marks.find((mark) => body.toString().includes(mark));
				if (leaked) findings.add(`${operation.name} tells a ${role} about another member`, leaked);
			}
			await target.repair();
		}
	}
	for (const path of victim.links) {
		const { status, body } = await target.caller.send({ path, headers: target.as("member") });
		tried += 1;
		if (status === 200 || victim.marks.some((mark) => body.toString().includes(mark)))
			findings.add("a link opens without its key", path);
	}
	if ((await victim.state()) !== before) findings.add("a stranger changed what is another member's");
	return tried;
}

/** Ids of all records of other clubs. */
async function foreignIds({ runSql }: Target): Promise<number[]> {
	const rows = await runSql<{ id: number }>(`
		select id from gyms where id > 1
		union select id from gym_rooms where gym_id > 1
		union (select periods.id from periods join gym_rooms on gym_rooms.id = gym_room_id where gym_id > 1 limit 40)
		union (select max(bookings.id)::int from bookings join occurrences on occurrences.id = occurrence_id
			join periods on periods.id = period_id join gym_rooms on gym_rooms.id = gym_room_id where gym_id > 1)
		union (select id from enquiries where gym_id > 1 limit 10)`);
	return rows.map(({ id }) => id);
}

async function otherClubs({ runSql }: Target): Promise<string> {
	const [row] = await runSql<{ digest: string }>(`
		select md5(string_agg(line, ' ' order by line)) as digest from (
			select 'gym' || gyms::text as line from gyms where id > 1
			union all select 'room' || gym_rooms::text from gym_rooms where gym_id > 1
			union all select 'period' || periods::text from periods join gym_rooms on gym_rooms.id = gym_room_id where gym_id > 1
			union all select 'date' || occurrences::text from occurrences
				join periods on periods.id = period_id join gym_rooms on gym_rooms.id = gym_room_id where gym_id > 1
			union all select 'booking' || bookings::text from bookings join occurrences on occurrences.id = occurrence_id
				join periods on periods.id = period_id join gym_rooms on gym_rooms.id = gym_room_id where gym_id > 1
			union all select 'enquiry' || enquiries::text from enquiries where gym_id > 1
		) as lines`);
	return row?.digest ?? "";
}

/** Returns the call that succeeded. */
async function tryClubs(target: Target, role: Role): Promise<{ tried: number; changedBy: string | null }> {
	const random = new Random(3);
	const before = await otherClubs(target);
	const ids = await foreignIds(target);
	let tried = 0;
	for (const operation of target.operations) {
		const changes = operation.method !== "GET" && operation.path.startsWith("/staff/") && operation.path.includes("{");
		if (!changes) continue;
		for (const id of ids) {
			const answer = await send(target, operation, role, id, random);
			tried += 1;
			if (outcome(answer) === "no session") await target.repair();
		}
		if ((await otherClubs(target)) !== before) return { tried, changedBy: operation.name };
	}
	return { tried, changedBy: null };
}

/** Access checks: every call with every role, records of other members, records of other clubs. */
export function access(ground: Ground): Trial {
	return {
		name: "access",
		title: "Access of every call",
		run: async (report) => {
			const findings = new Findings();
			const target = await ground.open("access");
			const doors = await tryDoors(target, findings);
			report(`${doors} doors tried`);
			await target.close();
			const second = await ground.open("records");
			const victim = await createVictim(second);
			const records = await tryRecords(second, victim, findings);
			report(`${records} tries at another member's records`);
			const seen = await victim.seenByOwner();
			await second.close();
			const third = await ground.open("clubs");
			const desk = await tryClubs(third, "desk");
			if (desk.changedBy) findings.add(`${desk.changedBy} as staff of one club changed what belongs to another`);
			report(`${desk.tried} tries at another club's records`);
			const chain = await tryClubs(third, "staff");
			await third.close();
			return {
				figures: { requests: doors + records + desk.tried + chain.tried, findings: findings.kinds },
				checks: [
					some("calls times roles", doors),
					some("tries at records of another member", records),
					all("marks that the victim's own account shows", seen, 4),
					some("tries at records of another club", desk.tried),
					some("of these, by those who may, one is enough to be noticed", chain.changedBy ? 1 : 0),
					none("doors that stood open or were shut, and what came out", findings.count),
				],
				notes: findings.lines(),
			};
		},
	};
}
