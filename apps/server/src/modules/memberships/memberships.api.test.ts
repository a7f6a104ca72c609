import type { Plan } from "@kvart/contract/memberships/plans";
import { addDays, type CalendarDate, wallTime } from "@kvart/contract/time";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { racesInDatabase } from "../../../test/blocked-query.ts";
import { addMember } from "../../../test/member-factories.ts";
import { planIds, sellPlan, zemun } from "../../../test/membership-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { lockMember } from "../../platform/database/member-rows.ts";
import { ledger } from "../../platform/database/schema/memberships.ts";
import { Refusal } from "../../platform/problem.ts";
import { freeze, previewFreeze, unfreeze } from "./service/freezes.ts";
import { membershipsOf, recentMembershipsOf } from "./service/memberships.ts";
import { type Entry, returnVisitOfDay, useVisit } from "./service/visits.ts";

const app = await buildTestApp();
const { db, call } = app;
const today = wallTime(testNow).date;

const only = async (userId: number, day: CalendarDate = today) => {
	const [membership, ...rest] = await membershipsOf(db, userId, day);
	if (!membership || rest.length > 0) throw new Error("There is not exactly one membership.");
	return membership;
};

/** As the desk does: the member's row is locked first. */
function enter(
	userId: number,
	{ lock = true, day = today, ...more }: Partial<Entry> & { lock?: boolean; day?: CalendarDate } = {},
) {
	return db.transaction(async (tx) => {
		if (lock) await lockMember(tx, userId);
		const moment = { ...wallTime(testNow), date: day };
		const entry = { userId, actorId: 1, at: testNow, bookingId: null, gymId: zemun, purpose: "class", moment } as const;
		return useVisit(tx, { ...entry, ...more });
	});
}

test("the price list says what is sold", async () => {
	const { body } = await call<Plan[]>("GET", "/api/plan");
	const plan = body.find(({ id }) => id === planIds.eightClasses);
	expect(plan).toMatchObject({
		title: "8 treninga",
		price: 3600,
		months: 1,
		visits: 8,
		covers: ["class"],
		clubs: "one",
	});
	expect(body.some(({ group_eng }) => group_eng === "Massage")).toBe(false);
	expect(body.find(({ id }) => id === planIds.allClubs)).toMatchObject({ clubs: "all", price: 17_900 });
});

test("a sale keeps the plan as it was sold, with what is owed", async () => {
	const { id } = await addMember(db);
	await sellPlan(db, id, { payments: [{ amount: 100_000, method: "card", receipt: "12-34" }] });
	expect(await only(id)).toMatchObject({
		title: "Grupni programi: 8 treninga",
		starts_on: "2026-11-18",
		ends_on: "2026-12-17",
		gym_ids: [zemun],
		visits_used: 0,
		due: 260_000,
		paid: 100_000,
	});
});

test.each([
	["a plan that is not in the price list", { planId: 999 }],
	["a club in which it is not sold", { gymId: 10 }],
])("refuses %s", async (_, more) => {
	const { id } = await addMember(db);
	await expect(sellPlan(db, id, more)).rejects.toThrow(new Refusal("ERR_PLAN_NOT_SOLD"));
	expect(await membershipsOf(db, id, today)).toEqual([]);
});

test("a single visit that was paid today is taken off a membership", async () => {
	const { id } = await addMember(db);
	await sellPlan(db, id, {
		planId: planIds.classSingle,
		payments: [{ amount: 90_000, method: "cash", receipt: null }],
	});
	await sellPlan(db, id, { payments: [] });
	const [single, month] = await membershipsOf(db, id, today);
	expect(single).toMatchObject({ ends_on: today, due: 0 });
	expect(month).toMatchObject({ due: 270_000 });
	expect(await enter(id)).toMatchObject({ membership_id: single?.id, answer: "warn", reason: "last_visit" });
	expect(await enter(id)).toMatchObject({ membership_id: single?.id, reason: "visited", uses_visit: false });
	expect((await membershipsOf(db, id, today))[1]).toMatchObject({ visits_used: 0 });
});

test("a day and club use one visit, however often the member comes; undoing returns it", async () => {
	const { id } = await addMember(db);
	await sellPlan(db, id);
	expect(await enter(id)).toMatchObject({ answer: "allow", uses_visit: true, visits_left: 8 });
	expect(await enter(id)).toMatchObject({ reason: "visited", uses_visit: false, visits_left: 7 });
	expect(await only(id)).toMatchObject({ visits_used: 1, visited_today: [zemun] });
	const day = { userId: id, gymId: zemun, date: today };
	const by = { actorId: 1, at: testNow };
	expect(await db.transaction((tx) => returnVisitOfDay(tx, day, by))).toBe(true);
	expect(await db.transaction((tx) => returnVisitOfDay(tx, day, by))).toBe(false);
	expect(await only(id)).toMatchObject({ visits_used: 0, visited_today: [] });
	await enter(id);
	expect(await only(id)).toMatchObject({ visits_used: 1 });
});

const datesFor = (count: number) => Array.from({ length: count }, (_, index) => addDays(today, index % 28));

test("200 check-ins, as many at once as there are connections, use the eight visits that there are", async () => {
	const { id } = await addMember(db);
	await sellPlan(db, id);
	const waiting = datesFor(200);
	const answers: Awaited<ReturnType<typeof enter>>[] = [];
	const desk = async () => {
		for (let day = waiting.shift(); day; day = waiting.shift()) answers.push(await enter(id, { day }));
	};
	await Promise.all(Array.from({ length: 20 }, desk));
	expect(answers).toHaveLength(200);
	expect(answers.filter(({ answer, uses_visit }) => answer !== "refuse" && uses_visit)).toHaveLength(8);
	expect(await only(id)).toMatchObject({ visits_used: 8 });
});

test("without the lock more visits are used than there are, where callers race", async () => {
	const { id } = await addMember(db);
	await sellPlan(db, id);
	await Promise.all(datesFor(28).map((day) => enter(id, { day, lock: false })));
	// The embedded database takes turns: there the lock changes nothing.
	expect((await only(id)).visits_used > 8).toBe(racesInDatabase());
});

test("a freeze moves the last day by its days, ends early and gives the rest back", async () => {
	const { id } = await addMember(db);
	const membershipId = await sellPlan(db, id);
	const freezing = { userId: id, membershipId, actorId: id, at: testNow };
	const ten = { from: "2026-11-20", until: "2026-11-29" };
	expect(await previewFreeze(db, freezing, ten)).toBe("2026-12-27");
	expect(await only(id)).toMatchObject({ ends_on: "2026-12-17" });
	await db.transaction((tx) => freeze(tx, freezing, ten));
	expect(await only(id)).toMatchObject({ ends_on: "2026-12-27", freezes: [ten] });
	expect(await enter(id, { day: "2026-11-20" })).toMatchObject({ answer: "refuse", reason: "frozen" });
	await db.transaction((tx) => unfreeze(tx, { ...freezing, at: new Date("2026-11-22T12:00:00Z") }));
	expect(await only(id)).toMatchObject({
		ends_on: "2026-12-20",
		freezes: [{ from: "2026-11-20", until: "2026-11-22" }],
	});
	expect(await enter(id, { day: "2026-11-23" })).toMatchObject({ answer: "allow" });
	await expect(
		db.transaction((tx) => unfreeze(tx, { ...freezing, at: new Date("2026-11-23T12:00:00Z") })),
	).rejects.toThrow(new Refusal("ERR_NOT_FOUND"));
});

test("a freeze that is taken back before it begins leaves no trace in the limit", async () => {
	const { id } = await addMember(db);
	const membershipId = await sellPlan(db, id);
	const freezing = { userId: id, membershipId, actorId: id, at: testNow };
	await db.transaction((tx) => freeze(tx, freezing, { from: "2026-11-20", until: "2026-11-29" }));
	await db.transaction((tx) => unfreeze(tx, freezing));
	expect(await only(id)).toMatchObject({ ends_on: "2026-12-17", freezes: [] });
});

test("a membership of two years ago that was extended up to today still lets in", async () => {
	const { id } = await addMember(db);
	const membershipId = await sellPlan(db, id, { startsOn: "2024-12-01" });
	for (const days of [366, 366]) await db.insert(ledger).values({ at: testNow, kind: "extended", membershipId, days });
	expect(await recentMembershipsOf(db, id, today)).toMatchObject([{ id: membershipId, ends_on: "2027-01-02" }]);
	expect(await enter(id)).toMatchObject({ answer: "allow" });
});

test("rows of the ledger cannot be changed, deleted or truncated; a reason can be removed", async () => {
	const { id } = await addMember(db);
	await sellPlan(db, id);
	for (const change of ["update ledger set amount = 1", "delete from ledger", "truncate ledger"]) {
		await expect(db.execute(sql.raw(change))).rejects.toThrow();
	}
	await db.execute(sql`update ledger set reason = null`);
});
