import { stateOf } from "@kvart/contract/memberships/membership";
import type { MembershipNumbers, Renewal, Revenue } from "@kvart/contract/staff/revenue";
import { addDays, type CalendarDate, instantOf } from "@kvart/contract/time";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createMembers } from "../../../../test/booking-factories.ts";
import { addOrderRow, planIds, sellPlan, zemun } from "../../../../test/membership-factories.ts";
import { addStaff, vracar } from "../../../../test/staff-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { users } from "../../../platform/database/schema/members.ts";
import { memberships, orders } from "../../../platform/database/schema/memberships.ts";
import { insertEntry, insertMembership, selectMemberships } from "../../memberships/queries/memberships.ts";
import { selectStates } from "./queries/membership-states.ts";

const app = await buildTestApp();
const { db, call } = app;
const { headers: manager } = await addStaff(db, { role: "manager", clubs: [zemun] });
const { headers: chain } = await addStaff(db, { role: "manager" });

// Each test has a club of its own: rows of the ledger stay.
const [banjica, usce, blokovi] = [1, 2, 7];

const get = async <T>(path: string, headers = manager) =>
	(await call<T>("GET", `/api/staff/revenue/${path}`, { headers })).body;

async function newMember(): Promise<number> {
	const [member] = await createMembers(db, 1);
	return member?.id ?? 0;
}

const start = "2026-09-01";
const at = (day: CalendarDate) => instantOf(day, 1200);

const anyEntry = fc.record({
	on: fc.nat(60),
	kind: fc.constantFrom("visit_used", "visit_used", "visit_returned", "frozen", "unfrozen", "extended", "cancelled"),
	from: fc.integer({ min: 1, max: 20 }),
	length: fc.integer({ min: 7, max: 20 }),
});

const anyMembership = fc.record({
	startsIn: fc.nat(40),
	months: fc.integer({ min: 0, max: 2 }),
	visits: fc.constantFrom(0, 2, 8),
	entries: fc.array(anyEntry, { maxLength: 8 }),
});

type Generated = typeof anyMembership extends fc.Arbitrary<infer T> ? T : never;

/** Its ledger has rows as the services write them. */
async function insertGenerated(userId: number, { startsIn, months, visits, entries }: Generated): Promise<void> {
	const startsOn = addDays(start, startsIn);
	const plan = {
		planId: 1,
		title: "Plan",
		titleEng: "Plan",
		price: 1000,
		covers: ["gym" as const],
		hours: "all" as const,
	};
	const membershipId = await insertMembership(db, {
		...plan,
		userId,
		gymIds: [],
		gymId: banjica,
		months,
		visits,
		freezeDays: 30,
		startsOn,
		endsOn: addDays(startsOn, months * 30),
		soldAt: at(start),
	});
	const undone = new Set<number>();
	const written: { id: number; kind: string; untilDate?: string }[] = [];
	for (const { on, kind, from, length } of entries.toSorted((a, b) => a.on - b.on)) {
		const day = addDays(start, on);
		const shared = { at: at(day), actorId: null, membershipId };
		const last = written.findLast(
			({ id, kind: of }) => !undone.has(id) && of === (kind === "unfrozen" ? "frozen" : "visit_used"),
		);
		if (kind === "visit_used")
			written.push({ id: await insertEntry(db, { ...shared, kind, onDate: day, gymId: banjica }), kind });
		else if (kind === "frozen") {
			const untilDate = addDays(day, from + length - 1);
			const id = await insertEntry(db, { ...shared, kind, onDate: addDays(day, from), untilDate, days: length });
			written.push({ id, kind });
		} else if (kind === "extended") await insertEntry(db, { ...shared, kind, days: length, reason: "Kvar" });
		else if (kind === "cancelled") await insertEntry(db, { ...shared, kind, reason: "Greška" });
		else if (last) {
			undone.add(last.id);
			const more = kind === "unfrozen" ? { untilDate: day, days: -1 } : {};
			await insertEntry(db, { ...shared, kind, reversesId: last.id, ...more });
		}
	}
}

test("the states of reports are those of the contract, on generated memberships", async () => {
	const userId = await newMember();
	const generated = fc.sample(anyMembership, { numRuns: 120, seed: 38 });
	for (const each of generated) await insertGenerated(userId, each);
	const seen = new Set<string>();
	// All rows are written by the last day; before it, those of the day are counted alone.
	const last = addDays(start, 61);
	const [states, all] = [await selectStates(db, last), await selectMemberships(db, userId, { today: last })];
	const expected = all.map((membership) => [membership.id, stateOf(membership, last)]);
	expect(expected.length).toBe(120);
	expect(all.map(({ id }) => [id, states.get(id)])).toEqual(expected);
	for (const [, state] of expected) seen.add(String(state));
	for (const ahead of [20, 40, 70]) {
		const day = addDays(last, ahead);
		const later = await selectMemberships(db, userId, { today: day });
		const found = await selectStates(db, day);
		expect(later.map(({ id }) => [id, found.get(id)])).toEqual(later.map((each) => [each.id, stateOf(each, day)]));
	}
	const before = await selectStates(db, addDays(start, 30));
	for (const state of before.values()) seen.add(state);
	expect([...seen].toSorted()).toEqual(["active", "cancelled", "ended", "frozen", "future", "used_up"]);
});

test("a month counts active, frozen, new, renewed and ended by club and plan", async () => {
	const [renews, leaves, begins, frozen] = [await newMember(), await newMember(), await newMember(), await newMember()];
	await sellPlan(db, renews, { startsOn: "2026-10-10", at: at("2026-10-10") });
	await sellPlan(db, renews, { startsOn: "2026-11-12", at: at("2026-11-12") });
	await sellPlan(db, leaves, { startsOn: "2026-10-08", at: at("2026-10-08") });
	await sellPlan(db, begins, { startsOn: "2026-11-02", at: at("2026-11-02") });
	const still = await sellPlan(db, frozen, { startsOn: "2026-10-25", at: at("2026-10-25") });
	const dates = { onDate: "2026-11-15", untilDate: "2026-11-22", days: 8 };
	await insertEntry(db, { at: at("2026-11-14"), kind: "frozen", membershipId: still, ...dates });
	await sellPlan(db, await newMember(), { planId: planIds.classSingle });
	await sellPlan(db, await newMember(), { gymId: vracar, startsOn: "2026-11-03", at: at("2026-11-03") });
	const november = await get<MembershipNumbers>("membership");
	expect(november).toMatchObject({ month: "2026-11-01", day: "2026-11-18" });
	expect(november.rows).toEqual([
		{
			club: { id: zemun, name: "Zemun" },
			title: "Grupni programi: 8 treninga",
			title_eng: expect.any(String),
			active: 2,
			frozen: 1,
			new: 1,
			renewed: 1,
			ended: 2,
		},
	]);
	const october = await get<MembershipNumbers>("membership?date=2026-10-01");
	expect(october.rows).toMatchObject([{ active: 3, frozen: 0, new: 3, renewed: 0, ended: 0 }]);
	const whole = await get<MembershipNumbers>("membership", chain);
	expect(whole.rows.map(({ club }) => club?.name)).toEqual(expect.arrayContaining(["Vračar", "Zemun"]));
});

test("revenue is summed by month, club and method, within one's clubs; transfers count on the bank's date", async () => {
	const userId = await newMember();
	const id = await sellPlan(db, userId, {
		at: at("2026-08-10"),
		startsOn: "2026-08-10",
		payments: [
			{ amount: 100_050, method: "cash", receipt: "1" },
			{ amount: 259_950, method: "card", receipt: "2" },
		],
	});
	const shared = { membershipId: id, gymId: zemun, reason: "Pogrešan iznos" };
	await insertEntry(db, { at: at("2026-08-11"), kind: "refunded", method: "cash", amount: 50, ...shared });
	const transfer = await insertEntry(db, {
		at: at("2026-08-11"),
		kind: "paid",
		method: "transfer",
		amount: 500,
		membershipId: id,
	});
	await db.execute(sql`
		with file as (insert into statements (file_name, digest, imported_at) values ('x.csv', 'x', now()) returning id)
		insert into statement_rows (statement_id, entry_key, booked_on, amount, reference, payer, purpose, outcome, ledger_id)
		select id, 'k', '2026-07-31', 500, '', '', '', 'matched', ${transfer} from file`);
	const range = "month?from=2026-07-01&until=2026-08-31";
	const club = { id: zemun, name: "Zemun" };
	expect(await get<Revenue[]>(range)).toEqual([
		{ month: "2026-07-01", club, method: "transfer", payments: 1, paid_paras: 500, refunded_paras: 0 },
		{ month: "2026-08-01", club, method: "cash", payments: 1, paid_paras: 100_050, refunded_paras: 50 },
		{ month: "2026-08-01", club, method: "card", payments: 1, paid_paras: 259_950, refunded_paras: 0 },
	]);
	expect(await get<Revenue[]>(`${range}&gym=${vracar}`, chain)).toEqual([]);
	expect((await get<{ code: string }>(`${range}&gym=${vracar}`)).code).toBe("ERR_BAD_ROLE");
});

test("lists memberships that end within 14 days, with the last call", async () => {
	const { headers: ofBlokovi } = await addStaff(db, { role: "manager", clubs: [blokovi] });
	const sellThere = (userId: number, startsOn: CalendarDate, on = startsOn) =>
		sellPlan(db, userId, { gymId: blokovi, startsOn, at: at(on) });
	const ending = await newMember();
	await db.update(users).set({ phone: "+381641234567" }).where(eq(users.id, ending));
	const membershipId = await sellThere(ending, "2026-11-01");
	await sellThere(await newMember(), "2026-11-05");
	const next = await newMember();
	await sellThere(next, "2026-10-25");
	await sellThere(next, "2026-11-25", "2026-11-18");
	const cancelled = await sellThere(await newMember(), "2026-10-25");
	await insertEntry(db, { at: at("2026-11-01"), kind: "cancelled", membershipId: cancelled, reason: "Greška" });
	const list = () => get<Renewal[]>("renewal", ofBlokovi);
	expect(await list()).toMatchObject([
		{
			membership_id: membershipId,
			member_id: ending,
			phone: "064 123 4567",
			ends_on: "2026-11-30",
			visits_left: 8,
			call: null,
			ordered: false,
		},
	]);
	const path = `/api/staff/membership/${membershipId}/renewal_call`;
	const write = (body: object, headers = ofBlokovi) => call<{ code: string }>("POST", path, { body, headers });
	expect((await write({ outcome: "not_reached" })).status).toBe(201);
	expect((await write({ outcome: "thinks", note: "Javiće se u petak." })).status).toBe(201);
	expect((await write({ outcome: "maybe" })).status).toBe(422);
	const { headers: other } = await addStaff(db, { role: "manager", clubs: [vracar] });
	expect((await write({ outcome: "thinks" }, other)).body.code).toBe("ERR_BAD_ROLE");
	expect(await list()).toMatchObject([
		{
			call: {
				outcome: "thinks",
				note: "Javiće se u petak.",
				by: "Sanja Žujović",
				at: expect.stringMatching(/^2026-11-18T09:/),
			},
		},
	]);
});

test("a cancelled membership counts neither as the next nor as the previous one; a waiting order is shown to the caller", async () => {
	const { headers: here } = await addStaff(db, { role: "manager", clubs: [usce] });
	const userId = await newMember();
	const sellThere = (startsOn: CalendarDate, on = startsOn) =>
		sellPlan(db, userId, { planId: planIds.gymMonth, gymId: usce, startsOn, at: at(on) });
	const earlier = await sellThere("2026-10-01");
	await insertEntry(db, { at: at("2026-10-02"), kind: "cancelled", membershipId: earlier, reason: "Greška" });
	const ending = await sellThere("2026-11-01");
	const next = await sellThere("2026-12-01", "2026-11-15");
	const list = () => get<Renewal[]>("renewal", here);
	expect(await list()).toEqual([]);
	await insertEntry(db, { at: at("2026-11-18"), kind: "cancelled", membershipId: next, reason: "Greška" });
	expect(await list()).toMatchObject([{ membership_id: ending, ordered: false }]);
	const orderId = await addOrderRow(db, userId);
	expect(await list()).toMatchObject([{ ordered: true }]);
	await db
		.update(orders)
		.set({ cancelledAt: at("2026-11-18") })
		.where(eq(orders.id, orderId));
	expect(await list()).toMatchObject([{ ordered: false }]);
	expect((await get<MembershipNumbers>("membership", here)).rows).toMatchObject([{ active: 1, new: 1, renewed: 0 }]);
	// Bought online for all clubs: no club's alone.
	await db.update(memberships).set({ gymId: null }).where(eq(memberships.id, ending));
	const write = (headers = here) =>
		call("POST", `/api/staff/membership/${ending}/renewal_call`, { body: { outcome: "renews" }, headers });
	expect([(await write()).status, (await write(chain)).status]).toEqual([403, 201]);
});
