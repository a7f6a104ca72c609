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
};

type Rule = Pick<Endpoint, "access" | "scope" | "beforeSecondFactor" | "beforeSetup">;

async function outcome(caller: keyof typeof callers, rule: Rule, secondFactorRequired = false): Promise<string> {
	const request = { headers: callers[caller] } as unknown as FastifyRequest;
	return authorize(request, rule, { ...deps, env: { secondFactorRequired } }).then(
		({ kind }) => kind,
		(error: Error) => error.message,
	);
}

test.for<[keyof typeof callers, Rule, string]>([
	["member", { access: "member" }, "member"],
	["member", { access: "staff" }, "ERR_BAD_ROLE"],
	["club", { access: "staff" }, "member"],
	["club", { access: "staff", scope: "club" }, "member"],
	["club", { access: "staff", scope: "chain" }, "ERR_BAD_ROLE"],
	["club", { access: "admin" }, "ERR_BAD_ROLE"],
	["chain", { access: "staff", scope: "chain" }, "member"],
	["chain", { access: "admin" }, "ERR_BAD_ROLE"],
	["unconfirmed", { access: "member" }, "member"],
	["unconfirmed", { access: "anyone" }, "member"],
	["unconfirmed", { access: "staff" }, "ERR_SECOND_FACTOR"],
	["unconfirmed", { access: "staff", beforeSecondFactor: true }, "member"],
	["unconfirmed", { access: "admin" }, "ERR_BAD_ROLE"],
	["confirmed", { access: "staff" }, "member"],
	["admin", { access: "admin" }, "member"],
	["admin", { access: "staff", scope: "chain" }, "member"],
])("%s at a call with %j: %s", async ([caller, rule, expected]) => {
	expect(await outcome(caller, rule)).toBe(expected);
});

test.for<[keyof typeof callers, Rule, string]>([
	["member", { access: "member" }, "member"],
	["chain", { access: "member" }, "member"],
	["chain", { access: "staff" }, "ERR_SECOND_FACTOR"],
	["chain", { access: "staff", beforeSecondFactor: true }, "ERR_SECOND_FACTOR"],
	["chain", { access: "staff", beforeSetup: true }, "member"],
	["admin", { access: "admin" }, "ERR_SECOND_FACTOR"],
	["unconfirmed", { access: "staff", beforeSetup: true }, "ERR_SECOND_FACTOR"],
	["unconfirmed", { access: "staff", beforeSecondFactor: true }, "member"],
	["confirmed", { access: "staff" }, "member"],
])("where a second factor is required, %s at a call with %j: %s", async ([caller, rule, expected]) => {
	expect(await outcome(caller, rule, true)).toBe(expected);
});

function actorOf(headers: object) {
	return authorize({ headers } as unknown as FastifyRequest, { access: "member" }, deps);
}

test("the actor carries its clubs and its second factor", async () => {
	expect(await actorOf(callers.club)).toMatchObject({ role: "staff", clubs: [zemun, vracar], secondFactor: "off" });
	expect(await actorOf(callers.chain)).toMatchObject({ role: "staff", clubs: null });
	expect(await actorOf(callers.admin)).toMatchObject({ role: "admin", clubs: null });
	expect(await actorOf(callers.member)).toMatchObject({ role: "member", clubs: [] });
	expect(await actorOf(callers.confirmed)).toMatchObject({ secondFactor: "confirmed" });
});

test("a removed role counts from the next call on", async () => {
	const staff = await addStaff(db);
	callers.chain = staff.headers;
	expect(await outcome("chain", { access: "staff" })).toBe("member");
	await db.update(users).set({ role: "member" }).where(eq(users.id, staff.id));
	expect(await outcome("chain", { access: "staff" })).toBe("ERR_BAD_ROLE");
});
