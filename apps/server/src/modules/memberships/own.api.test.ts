import type { OwnMembership } from "@kvart/contract/memberships/own";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { waitForBlockedQuery } from "../../../test/blocked-query.ts";
import { createMembers } from "../../../test/booking-factories.ts";
import { sellPlan, zemun } from "../../../test/membership-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { lockMember } from "../../platform/database/member-rows.ts";
import { users } from "../../platform/database/schema/members.ts";
import { freeze } from "./service/freezes.ts";

const { db, call, clock } = await buildTestApp();
beforeEach(() => clock.set(testNow));

async function memberWith() {
	const [member] = await createMembers(db, 1);
	if (!member) throw new Error("The member was not created.");
	const membershipId = await sellPlan(db, member.id);
	return { ...member, path: `/api/user/membership/${membershipId}/freeze`, membershipId };
}

type Headers = Record<string, string>;
const own = async (headers: Headers) => (await call<OwnMembership[]>("GET", "/api/user/membership", { headers })).body;
const ten = { from: "2026-11-20", until: "2026-11-29" };

test("a preview says the new last day and changes nothing; the freeze does both", async () => {
	const { headers, path } = await memberWith();
	const preview = await call("POST", `${path}?preview=1`, { headers, body: ten });
	expect([preview.status, preview.body]).toEqual([200, { ends_on: "2026-12-27" }]);
	expect(await own(headers)).toMatchObject([{ ends_on: "2026-12-17", freezes: [], freezes_left: 2, gym_id: zemun }]);
	const frozen = await call("POST", path, { headers, body: ten });
	expect([frozen.status, frozen.body]).toEqual([201, { ends_on: "2026-12-27" }]);
	expect(await own(headers)).toMatchObject([{ ends_on: "2026-12-27", freezes: [ten], freezes_left: 1 }]);
});

test("unfreezing ends it from tomorrow and gives the rest back", async () => {
	const { headers, path } = await memberWith();
	await call("POST", path, { headers, body: ten });
	clock.set(new Date("2026-11-22T12:00:00Z"));
	expect(await own(headers)).toMatchObject([{ state: "frozen" }]);
	expect((await call("DELETE", path, { headers })).body).toEqual({ code: "SUC_SUCCESS" });
	expect(await own(headers)).toMatchObject([{ ends_on: "2026-12-20" }]);
	clock.set(new Date("2026-11-23T12:00:00Z"));
	expect(await own(headers)).toMatchObject([{ state: "active" }]);
	expect((await call("DELETE", path, { headers })).status).toBe(404);
});

test.each([
	["today", { from: "2026-11-18", until: "2026-11-27" }, "ERR_NOT_TODAY"],
	["six days", { from: "2026-11-20", until: "2026-11-25" }, "ERR_NOT_TODAY"],
	["after its end", { from: "2026-12-18", until: "2026-12-27" }, "ERR_NOT_TODAY"],
	["no days", {}, "ERR_ALL_FIELDS_REQUIRED"],
])("refuses to freeze: %s", async (_, body, code) => {
	const { headers, path } = await memberWith();
	expect((await call("POST", path, { headers, body })).body).toMatchObject({ code });
	expect((await call("POST", `${path}?preview=1`, { headers, body })).body).toMatchObject({ code });
});

test("refuses a third freeze in a calendar year", async () => {
	const { headers, path } = await memberWith();
	for (const from of ["2026-11-19", "2026-11-27", "2026-12-05"]) {
		const body = { from, until: from.replace(/\d\d$/, (day) => String(Number(day) + 6).padStart(2, "0")) };
		const { status } = await call("POST", path, {
			headers,
			body: from === "2026-11-27" ? { from, until: "2026-12-03" } : body,
		});
		expect([from, status]).toEqual([from, from === "2026-12-05" ? 409 : 201]);
	}
});

test("a freeze waits for another one that is being written, and heeds it", async () => {
	const { id: userId, membershipId, headers, path } = await memberWith();
	const { pressed } = await db.transaction(async (tx) => {
		await lockMember(tx, userId);
		await freeze(tx, { userId, membershipId, actorId: userId, at: testNow }, ten);
		const answer = call("POST", path, { headers, body: ten });
		await waitForBlockedQuery(db);
		return { pressed: answer };
	});
	expect((await pressed).body).toMatchObject({ code: "ERR_NOT_TODAY" });
	expect(await own(headers)).toMatchObject([{ ends_on: "2026-12-27", freezes: [ten] }]);
});

test("a freeze counts for all memberships of the member; one of two clubs names none", async () => {
	const { id, headers, path } = await memberWith();
	const second = await sellPlan(db, id, { startsOn: "2026-12-18" });
	await db.execute(sql`update memberships set gym_ids = '{1,3}' where id = ${second}`);
	await call("POST", path, { headers, body: ten });
	expect(await own(headers)).toMatchObject([
		{ freezes_left: 1, gym_id: zemun },
		{ id: second, freezes_left: 1, gym_id: null },
	]);
});

const linkOf = async ({ headers }: { headers: Headers }) => (await own(headers))[0]?.confirmation_url ?? "";

test("the link of a confirmation opens that membership's alone, and nothing once the member is erased", async () => {
	const [mine, other] = [await memberWith(), await memberWith()];
	const [link, foreign] = [await linkOf(mine), await linkOf(other)];
	const opened = await call<string>("GET", link);
	expect([opened.status, opened.headers["content-type"]]).toEqual([200, "application/pdf"]);
	expect((await call("GET", link.replace(/key=.*/, foreign.slice(foreign.indexOf("key="))))).status).toBe(404);
	expect((await call("GET", link.replace(/\?.*/, ""))).status).toBe(404);
	await db.update(users).set({ erasedAt: testNow }).where(eq(users.id, mine.id));
	expect((await call("GET", link)).status).toBe(404);
});

test("another member finds nothing to freeze", async () => {
	const [{ path }, stranger] = [await memberWith(), await memberWith()];
	expect((await call("POST", path, { headers: stranger.headers, body: ten })).status).toBe(404);
	expect((await call("DELETE", path, { headers: stranger.headers })).status).toBe(404);
	expect(await own(stranger.headers)).toHaveLength(1);
});
