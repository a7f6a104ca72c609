import type { Booked } from "@kvart/contract/booking-inputs";
import type { OwnBooking } from "@kvart/contract/members";
import type { MembershipRule } from "@kvart/contract/memberships/rule";
import { and, eq, isNull, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { waitForBlockedQuery } from "../../../test/blocked-query.ts";
import { createMembers, createPeriod, newGuest, type TestMember } from "../../../test/booking-factories.ts";
import { planIds, sellPlan, zemun } from "../../../test/membership-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { lockMember } from "../../platform/database/member-rows.ts";
import { bookings, waits } from "../../platform/database/schema/booking.ts";
import { ledger, memberships } from "../../platform/database/schema/memberships.ts";
import { mails, settings } from "../../platform/database/schema/office.ts";
import { promotions } from "../../platform/database/schema/schedule.ts";
import { defaultSwitches, switchesKey } from "../../platform/switches.ts";

// The room of the factory's classes is in Zemun, where the factory sells, too. Classes are today at 18:30.
const app = await buildTestApp();
const { call, db, api } = app;
const { switches } = api.deps;

let version = 1;
async function setRule(membershipRule: MembershipRule) {
	version += 1;
	const value = { ...defaultSwitches, membershipRule };
	await db
		.insert(settings)
		.values({ key: switchesKey, value, version })
		.onConflictDoUpdate({ target: settings.key, set: { value, version } });
	await switches.refresh();
}

beforeEach(() => setRule("require"));

const newMember = async () => (await createMembers(db, 1))[0] as TestMember;
async function memberWith(planId: number = planIds.eightClasses) {
	const member = await newMember();
	return { ...member, membershipId: await sellPlan(db, member.id, { planId }) };
}
const path = (period: number, what = "booking") => `/api/period/${period}/${what}`;
const book = (period: number, { headers }: Pick<TestMember, "headers">, body?: object) =>
	call<Booked & { code: string }>("POST", path(period), { headers, body });
const wait = (period: number, { headers }: Pick<TestMember, "headers">) =>
	call<{ code: string }>("POST", path(period, "waiting"), { headers });
const leave = (period: number, { headers }: Pick<TestMember, "headers">, body?: object) =>
	call("DELETE", path(period), { headers, body });
const cancelMembership = (membershipId: number) =>
	db.insert(ledger).values({ at: testNow, kind: "cancelled", membershipId, reason: "Ispravka" });
const placesOf = ({ id }: Pick<TestMember, "id">) =>
	db.$count(bookings, and(eq(bookings.userId, id), isNull(bookings.cancelledAt)));

test("with the rule off nothing is asked and nothing said", async () => {
	await setRule("off");
	const { status, body } = await book(await createPeriod(db), await newMember());
	expect([status, body.missing]).toEqual([201, undefined]);
});

test("inform books and says what is missing", async () => {
	await setRule("inform");
	const { status, body } = await book(await createPeriod(db), await newMember());
	expect([status, body.missing]).toEqual([201, "none"]);
	const covered = await book(await createPeriod(db), await memberWith());
	expect([covered.status, covered.body.missing]).toEqual([201, undefined]);
});

test.each([
	["no membership", () => newMember()],
	["a membership for the gym alone", () => memberWith(planIds.gymMonth)],
])("require refuses members with %s", async (_, member) => {
	const booked = await member();
	expect((await book(await createPeriod(db), booked)).body).toMatchObject({ status: 409, code: "ERR_NO_MEMBERSHIP" });
	expect(await placesOf(booked)).toBe(0);
});

test("require looks at the day and the club of the class", async () => {
	const member = await memberWith();
	expect((await book(await createPeriod(db), member)).status).toBe(201);
	// In another club.
	expect((await book(await createPeriod(db, { gymRoomId: 1, time: 2000 }), member)).body.code).toBe(
		"ERR_NO_MEMBERSHIP",
	);
	const next = await newMember();
	await sellPlan(db, next.id, { startsOn: "2026-11-20" });
	expect((await book(await createPeriod(db), next)).body.code).toBe("ERR_NO_MEMBERSHIP");
	const later = await createPeriod(db, { day: 6 });
	expect((await book(later, next, { training_date: "2026-11-21" })).status).toBe(201);
});

test("guests and promotions need none, neither to book nor to wait and move up", async () => {
	const period = await createPeriod(db);
	expect((await call("POST", path(period, "booking/guest"), { body: newGuest() })).status).toBe(201);
	const [promotion] = await db.select().from(promotions);
	const training_date = "2026-11-25";
	const special = await createPeriod(db, { promotionId: promotion?.id ?? 0, trainingDate: training_date });
	const [first, second] = [await newMember(), await newMember()];
	const send = (method: "POST" | "DELETE", { headers }: TestMember, what: string) =>
		call(method, `/api/promotion${path(special, what).replace("/api", "")}`, { headers, body: { training_date } });
	expect((await send("POST", first, "booking")).status).toBe(201);
	expect((await send("POST", second, "waiting")).status).toBe(201);
	expect((await send("DELETE", first, "booking")).status).toBe(200);
	expect(await placesOf(second)).toBe(1);
});

test("an off-peak membership is for classes until 16:00, by the hour of the class", async () => {
	const member = await memberWith();
	await db.update(memberships).set({ hours: "weekdays_until_16" }).where(eq(memberships.id, member.membershipId));
	expect((await book(await createPeriod(db, { time: 1600 }), member)).status).toBe(201);
	expect((await book(await createPeriod(db, { time: 1830 }), member)).body.code).toBe("ERR_NO_MEMBERSHIP");
});

test("under inform a member without one moves up, too", async () => {
	await setRule("inform");
	const [holder, next] = [await newMember(), await newMember()];
	const period = await createPeriod(db);
	await book(period, holder);
	expect((await wait(period, next)).status).toBe(201);
	await leave(period, holder);
	expect(await placesOf(next)).toBe(1);
});

const reasons = async ({ headers }: TestMember) =>
	(await call<OwnBooking[]>("GET", "/api/user/booking", { headers })).body
		.toSorted((a, b) => a.training_date.localeCompare(b.training_date))
		.map(({ entry }) => entry?.reason);

test("own bookings say what the desk will read; nothing without a rule and a membership", async () => {
	await setRule("off");
	const [period, later] = [await createPeriod(db), await createPeriod(db, { day: 5, capacity: 2 })];
	const [without, member] = [await newMember(), await memberWith()];
	// Today's visit in this club, which is not that of the day after tomorrow.
	await db.execute(sql`update memberships set visits = 1 where id = ${member.membershipId}`);
	await db.insert(ledger).values({
		at: testNow,
		kind: "visit_used",
		membershipId: member.membershipId,
		gymId: zemun,
		onDate: "2026-11-18",
	});
	for (const each of [without, member]) await book(later, each, { training_date: "2026-11-20" });
	expect(await reasons(without)).toEqual([undefined]);
	await book(period, member);
	expect(await reasons(member)).toEqual(["visited", "used_up"]);
	await setRule("inform");
	expect(await reasons(without)).toEqual(["none"]);
});

test("a membership that ends while the member books is heeded", async () => {
	const member = await memberWith();
	const period = await createPeriod(db);
	const { booked } = await db.transaction(async (tx) => {
		await lockMember(tx, member.id);
		await tx.insert(ledger).values({
			at: testNow,
			kind: "cancelled",
			membershipId: member.membershipId,
			reason: "Ispravka",
		});
		const answer = book(period, member);
		await waitForBlockedQuery(db);
		return { booked: answer };
	});
	expect((await booked).body).toMatchObject({ code: "ERR_NO_MEMBERSHIP" });
	expect(await placesOf(member)).toBe(0);
});

test("changing to a class without a membership for it keeps the old place", async () => {
	const member = await memberWith();
	const [period, other] = [await createPeriod(db), await createPeriod(db, { gymRoomId: 1, time: 2000 })];
	await book(period, member);
	const instead_of = { period_id: period, training_date: "2026-11-18" };
	expect((await book(other, member, { instead_of })).body.code).toBe("ERR_NO_MEMBERSHIP");
	expect(await placesOf(member)).toBe(1);
});

test("a cancelled place that is held is taken back as it was; booking anew needs a membership", async () => {
	const member = await memberWith();
	const [period, second] = [await createPeriod(db), await createPeriod(db, { time: 2000 })];
	for (const each of [period, second]) {
		await book(each, member);
		expect((await leave(each, member, { hold: true })).status).toBe(200);
	}
	await cancelMembership(member.membershipId);
	expect((await book(period, member, { undo: true })).status).toBe(201);
	expect((await book(second, member)).body.code).toBe("ERR_NO_MEMBERSHIP");
});

test("only members who may come wait; one who may not any more is passed over, told once, and keeps waiting", async () => {
	const [holder, lapsed, next, none] = [await memberWith(), await memberWith(), await memberWith(), await newMember()];
	const period = await createPeriod(db);
	await book(period, holder);
	expect((await wait(period, none)).body).toMatchObject({ code: "ERR_NO_MEMBERSHIP" });
	for (const each of [lapsed, next]) expect((await wait(period, each)).status).toBe(201);
	await cancelMembership(lapsed.membershipId);
	expect((await leave(period, holder)).status).toBe(200);
	expect([await placesOf(lapsed), await placesOf(next)]).toEqual([0, 1]);
	expect(await db.$count(waits, and(eq(waits.userId, lapsed.id), isNull(waits.endedAt)))).toBe(1);
	await leave(period, next);
	const told = (await db.select().from(mails)).filter(
		({ template, data }) =>
			template === "waiting-passed-over" && (data as { obstacle?: string }).obstacle === "membership",
	);
	expect(told).toHaveLength(1);
});
