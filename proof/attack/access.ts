import { needsOf } from "@kvart/contract/session-needs";
import { hasRight } from "@kvart/contract/staff/rights";
import { all, none, some, type Trial } from "../trial.ts";
import { codeOf, send } from "./access-requests.ts";
import { clubCalls, reportClubs, tryClubs } from "./clubs.ts";
import { Findings } from "./findings.ts";
import { addForeignRecords } from "./foreign-records.ts";
import type { HttpResult } from "./http.ts";
import type { Operation } from "./operations.ts";
import { Random } from "./random.ts";
import { type Ground, type Role, roles, type Target } from "./target.ts";
import { createVictim, type Victim } from "./victim.ts";

const rank: Record<Role, number> = { visitor: 0, member: 1, desk: 2, staff: 2, admin: 2, locked: 2 };
const needed: Record<Operation["access"], number> = { visitor: 0, anyone: 0, member: 1, staff: 2 };
const accountRole = { desk: "manager", staff: "manager", admin: "admin", locked: "admin" } as const;

type Outcome = "in" | "no session" | "no right" | "second factor" | "no proof";

/** Calls for the own account. No role has a fresh proof. */
function declaredForOwner({ name }: Operation, role: Role): Outcome {
	const need = needsOf(name)?.need;
	if (role === "locked" && (need === "unlocked" || need === "proof")) return "second factor";
	return need === "proof" ? "no proof" : "in";
}

/** The expected result of the access check. */
function declared(operation: Operation, role: Role): Outcome {
	const { access: door, endpoint } = operation;
	if (rank[role] < needed[door]) return role === "visitor" ? "no session" : "no right";
	if (door === "member") return declaredForOwner(operation, role);
	if (door !== "staff" || role === "visitor" || role === "member") return "in";
	if (!endpoint.right || !hasRight(accountRole[role], endpoint.right)) return "no right";
	if (role === "locked" && !endpoint.beforeSecondFactor) return "second factor";
	if (role === "desk" && endpoint.scope === "chain") return "no right";
	return endpoint.needsProof ? "no proof" : "in";
}

function outcome(answer: HttpResult): string {
	const code = codeOf(answer);
	if (code === "ERR_BAD_SESSION_ID" || code === "ERR_SESSION_NOT_VALID") return "no session";
	if (code === "ERR_SECOND_FACTOR") return "second factor";
	if (code === "ERR_SESSION_LOCKED") return "locked";
	if (code === "ERR_PROOF_NEEDED") return "no proof";
	return code === "ERR_BAD_ROLE" ? "no right" : "in";
}

/** Staff of one club may get the same code for records of another club. */
function isClubMatter({ endpoint, parameters }: Operation, role: Role): boolean {
	return role === "desk" && (endpoint.scope === "club" || parameters.some(({ name }) => name === "gym"));
}

/** Whether it needs a proof depends on the fields that are sent: another phone does. */
const dependsOnFields = "patchUser";

/** Every call with every role. */
async function tryDoors(target: Target, findings: Findings): Promise<number> {
	const random = new Random(1);
	let tried = 0;
	for (const operation of target.operations) {
		for (const role of roles) {
			const answer = await send(target, operation, role, { id: 1, random });
			const [wanted, got] = [declared(operation, role), outcome(answer)];
			tried += 1;
			if (wanted !== got && !isClubMatter(operation, role) && operation.name !== dependsOnFields)
				findings.add(`${operation.name} as ${role}: ${got}, declared ${wanted}`);
			// A provider that did not answer is a 502 of the spec.
			if (answer.status >= 500 && codeOf(answer) !== "ERR_BAD_GOOGLE_RESPONSE")
				findings.add(`${operation.name} as ${role}: status ${answer.status}`);
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
				const { body } = await send(target, operation, role, { id, random });
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

/** Enough for every call: a report that stops early hides what is open. */
const mostLines = 500;

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
			await addForeignRecords(third);
			const desk = await tryClubs(third, "desk");
			reportClubs(third, desk, findings);
			report(`${desk.tried} tries at another club's records`);
			const clubs = clubCalls(third).length;
			const chain = await tryClubs(third, "staff");
			await third.close();
			return {
				figures: { requests: doors + records + desk.tried + chain.tried, findings: findings.kinds },
				checks: [
					some("calls times roles", doors),
					some("tries at records of another member", records),
					all("marks that the victim's own account shows", seen, 4),
					some("tries at records of another club", desk.tried),
					all("calls of a club that refused staff of another one", desk.refused.size, clubs),
					none("of these, those that refused staff of the whole chain", chain.refused.size),
					some("of these, those that did their work for staff of the whole chain", chain.open.size),
					none("doors that stood open or were shut, and what came out", findings.count),
				],
				notes: findings.lines(mostLines),
			};
		},
	};
}
