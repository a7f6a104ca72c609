import type { Endpoint } from "@kvart/contract/endpoint";
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { afterAll, expect, test } from "vitest";
import { createMembers } from "../../test/booking-factories.ts";
import { addStaff, vracar, zemun } from "../../test/staff-factories.ts";
import { testNow } from "../../test/template.ts";
import { openTestDatabase } from "../../test/test-app.ts";
import { users } from "./database/schema/members.ts";
import { authorize } from "./session.ts";

const database = await openTestDatabase();
const { db } = database;
const deps = { db, clock: { now: () => testNow }, env: { secondFactorRequired: false } };
afterAll(() => database.close());

const [member] = await createMembers(db, 1);
const callers = {
	member: member?.headers ?? {},
	club: (await addStaff(db, { clubs: [vracar, zemun] })).headers,
	chain: (await addStaff(db)).headers,
	unconfirmed: (await addStaff(db, { secondFactor: "needed" })).headers,
	confirmed: (await addStaff(db, { secondFactor: "confirmed" })).headers,
	admin: (await addStaff(db, { role: "admin", clubs: [zemun] })).headers,
	receptionist: (await addStaff(db, { role: "receptionist", clubs: [zemun] })).headers,
	nowhere: (await addStaff(db, { clubs: [] })).headers,
	coach: (await addStaff(db, { role: "coach", coachId: 1 })).headers,
};

type Rule = Pick<Endpoint, "access" | "right" | "scope" | "beforeSecondFactor" | "beforeSetup">;

async function outcome(caller: keyof typeof callers, rule: Rule, secondFactorRequired = false): Promise<string> {
	const request = { headers: callers[caller] } as unknown as FastifyRequest;
	return authorize(request, { name: "getUser", rule }, { ...deps, env: { secondFactorRequired } }).then(
		({ kind }) => kind,
		(error: Error) => error.message,
	);
}

test.for<[keyof typeof callers, Rule, string]>([
	["member", { access: "member" }, "member"],
	["member", { access: "staff", right: "desk" }, "ERR_BAD_ROLE"],
	["club", { access: "staff", right: "desk" }, "member"],
	["club", { access: "staff", right: "content", scope: "club" }, "member"],
	["club", { access: "staff", right: "content", scope: "chain" }, "ERR_BAD_ROLE"],
	["club", { access: "staff", right: "administration" }, "ERR_BAD_ROLE"],
	["chain", { access: "staff", right: "content", scope: "chain" }, "member"],
	["chain", { access: "staff", right: "administration" }, "ERR_BAD_ROLE"],
	["unconfirmed", { access: "member" }, "member"],
	["unconfirmed", { access: "anyone" }, "member"],
	["unconfirmed", { access: "staff", right: "desk" }, "ERR_SECOND_FACTOR"],
	["unconfirmed", { access: "staff", right: "desk", beforeSecondFactor: true }, "member"],
	["unconfirmed", { access: "staff", right: "administration" }, "ERR_BAD_ROLE"],
	["confirmed", { access: "staff", right: "desk" }, "member"],
	["admin", { access: "staff", right: "administration" }, "member"],
	["admin", { access: "staff", right: "content", scope: "chain" }, "member"],
	["admin", { access: "staff" }, "ERR_BAD_ROLE"],
	["admin", { access: "staff", right: "ownClasses" }, "ERR_BAD_ROLE"],
	["receptionist", { access: "staff", right: "desk" }, "member"],
	["receptionist", { access: "staff", right: "schedule" }, "ERR_BAD_ROLE"],
	["coach", { access: "staff", right: "ownClasses" }, "member"],
	["coach", { access: "staff", right: "desk" }, "ERR_BAD_ROLE"],
])("%s at a call with %j: %s", async ([caller, rule, expected]) => {
	expect(await outcome(caller, rule)).toBe(expected);
});

test.for<[keyof typeof callers, Rule, string]>([
	["member", { access: "member" }, "member"],
	["chain", { access: "member" }, "member"],
	["chain", { access: "staff", right: "desk" }, "ERR_SECOND_FACTOR"],
	["chain", { access: "staff", right: "desk", beforeSecondFactor: true }, "ERR_SECOND_FACTOR"],
	["chain", { access: "staff", right: "desk", beforeSetup: true }, "member"],
	["admin", { access: "staff", right: "administration" }, "ERR_SECOND_FACTOR"],
	["unconfirmed", { access: "staff", right: "desk", beforeSetup: true }, "ERR_SECOND_FACTOR"],
	["unconfirmed", { access: "staff", right: "desk", beforeSecondFactor: true }, "member"],
	["confirmed", { access: "staff", right: "desk" }, "member"],
])("where a second factor is required, %s at a call with %j: %s", async ([caller, rule, expected]) => {
	expect(await outcome(caller, rule, true)).toBe(expected);
});

function actorOf(headers: object) {
	return authorize({ headers } as unknown as FastifyRequest, { name: "getUser", rule: { access: "member" } }, deps);
}

test("the actor carries its clubs and its second factor", async () => {
	expect(await actorOf(callers.club)).toMatchObject({ role: "manager", clubs: [zemun, vracar], secondFactor: "off" });
	expect(await actorOf(callers.chain)).toMatchObject({ role: "manager", clubs: null });
	expect(await actorOf(callers.admin)).toMatchObject({ role: "admin", clubs: null });
	expect(await actorOf(callers.member)).toMatchObject({ role: "member", clubs: [] });
	expect(await actorOf(callers.nowhere)).toMatchObject({ role: "manager", clubs: [] });
	expect(await actorOf(callers.coach)).toMatchObject({ role: "coach", coachId: 1, clubs: [zemun, 7] });
	expect(await actorOf(callers.confirmed)).toMatchObject({ secondFactor: "confirmed" });
});

test("a blocked account is refused although its session is open", async () => {
	const [blocked] = await createMembers(db, 1);
	if (!blocked) throw new Error("No member was made.");
	expect(await actorOf(blocked.headers)).toMatchObject({ userId: blocked.id });
	await db.update(users).set({ blockedAt: testNow }).where(eq(users.id, blocked.id));
	await expect(actorOf(blocked.headers)).rejects.toThrow("ERR_SESSION_NOT_VALID");
});

test("a removed role counts from the next call on", async () => {
	const staff = await addStaff(db);
	callers.chain = staff.headers;
	expect(await outcome("chain", { access: "staff", right: "desk" })).toBe("member");
	await db.update(users).set({ role: "member" }).where(eq(users.id, staff.id));
	expect(await outcome("chain", { access: "staff", right: "desk" })).toBe("ERR_BAD_ROLE");
});
