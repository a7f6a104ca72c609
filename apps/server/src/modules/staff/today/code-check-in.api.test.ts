import type { CodeAnswer } from "@kvart/contract/staff/today";
import { and, desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addBooking, createMembers, createPeriod } from "../../../../test/booking-factories.ts";
import { addStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { testNow } from "../../../../test/template.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { users } from "../../../platform/database/schema/members.ts";
import { auditLog } from "../../../platform/database/schema/office.ts";
import { occurrences } from "../../../platform/database/schema/schedule.ts";

// The database is real; the clock is at ten on a Wednesday, and the trainings start at half past six.
const { call, db, clock } = await buildTestApp();
const date = "2026-11-18";
const { id: staffId, headers } = await addStaff(db, { clubs: [zemun] });
const elsewhere = (await addStaff(db, { clubs: [vracar] })).headers;

beforeEach(() => clock.set(testNow));

/** The clock runs during the test, so only the minute is compared. */
const about = (instant: Date): unknown => expect.stringContaining(instant.toISOString().slice(0, 16));

const show = (code: string, more: Record<string, unknown> = {}, who = headers) =>
	call<CodeAnswer>("POST", "/api/staff/check_in", { headers: who, body: { code, ...more } });

async function bookedMember(period: number) {
	const [member] = await createMembers(db, 1);
	await call("POST", `/api/period/${period}/booking`, { headers: member?.headers ?? {} });
	const own = await call<{ id: number; code: string; code_url: string }[]>("GET", "/api/user/booking", {
		headers: member?.headers ?? {},
	});
	return { memberId: member?.id ?? 0, ...(own.body[0] as { id: number; code: string; code_url: string }) };
}

async function noted(bookingId: number) {
	const rows = await db
		.select({ action: auditLog.action, actorId: auditLog.actorId })
		.from(auditLog)
		.where(and(eq(auditLog.entity, "booking"), eq(auditLog.entityId, String(bookingId))))
		.orderBy(desc(auditLog.id));
	return rows.map(({ action, actorId }) => (actorId === staffId ? `${action} by staff` : action));
}

describe("a code", () => {
	test("checks in its booking once", async () => {
		const period = await createPeriod(db, { capacity: 2 });
		const { id, code } = await bookedMember(period);
		const first = await show(code, { period_id: period, date });
		expect(first.body).toMatchObject({
			outcome: "checked-in",
			person: { booking_id: id },
			training: { checked_in: 1 },
		});
		expect(first.body.person?.checked_in_at).toEqual(about(testNow));
		expect((await show(code)).body).toMatchObject({ outcome: "already-checked-in", person: { booking_id: id } });
		expect(await noted(id)).toEqual(["booking.checked_in by staff", "booking.created"]);
	});

	test("opens two hours before its class, at an open roster all day", async () => {
		const { id, code } = await bookedMember(await createPeriod(db));
		expect((await show(code)).body).toMatchObject({ outcome: "too-early", person: { checked_in_at: null } });
		expect(await noted(id)).toEqual(["booking.created"]);
		clock.set(new Date("2026-11-18T15:30:00Z"));
		expect((await show(code)).body.outcome).toBe("checked-in");
		clock.set(testNow);
		const open = await createPeriod(db);
		const early = await bookedMember(open);
		expect((await show(early.code, { period_id: open, date })).body.outcome).toBe("checked-in");
	});

	test("may be a card: it finds the class of the hour, and says if there is none", async () => {
		const early = await createPeriod(db, { time: 1200 });
		const { memberId } = await bookedMember(early);
		const card = `KV${memberId}X`;
		await db.update(users).set({ cardId: card }).where(eq(users.id, memberId));
		const later = await addBooking(db, memberId, { time: 1830 });
		clock.set(new Date("2026-11-18T10:30:00Z"));
		expect((await show(card.toLowerCase())).body).toMatchObject({
			outcome: "checked-in",
			training: { period_id: early },
			person: { member_id: memberId },
		});
		clock.set(new Date("2026-11-18T17:00:00Z"));
		expect((await show(card)).body).toMatchObject({ outcome: "checked-in", person: { booking_id: later } });
		// Nothing of a member of another club but that the card is ours.
		expect((await show(card, {}, elsewhere)).body).toEqual({ outcome: "not-booked", training: null, person: null });
		clock.set(testNow);
	});

	test("for another training, day or club is refused and shows the booking", async () => {
		const [period, other] = [await createPeriod(db), await createPeriod(db, { time: 1930 })];
		const { id, code } = await bookedMember(period);
		expect((await show(code, { period_id: other, date })).body).toMatchObject({
			outcome: "other-training",
			training: { period_id: period },
		});
		expect((await show(code, { period_id: period, date: "2026-11-25" })).body.outcome).toBe("other-day");
		const abroad = await show(code, {}, elsewhere);
		expect(abroad.body).toMatchObject({ outcome: "other-club", training: { gym: { id: zemun } }, person: null });
		expect(await noted(id)).toEqual(["booking.created"]);
	});

	test("for a cancelled booking or training has its own outcome", async () => {
		const period = await createPeriod(db, { capacity: 2 });
		const [gone, off] = [await bookedMember(period), await bookedMember(period)];
		await call("DELETE", `/api/staff/booking/${gone.id}`, { headers });
		expect((await show(gone.code)).body.outcome).toBe("booking-cancelled");
		await db.update(occurrences).set({ cancelled: true }).where(eq(occurrences.periodId, period));
		expect((await show(off.code)).body.outcome).toBe("training-cancelled");
	});

	test("that was never issued is unknown", async () => {
		const { code } = await bookedMember(await createPeriod(db));
		for (const wrong of ["hello", "KVART-1-0000-0000", code.replace(/.$/, (last) => (last === "A" ? "B" : "A"))]) {
			expect((await show(wrong)).body).toEqual({ outcome: "unknown-code", training: null, person: null });
		}
	});

	test("with a character that cannot be stored is invalid", async () => {
		expect((await show("KV1\0")).status).toBe(422);
	});

	test("is a picture at a secret address", async () => {
		const { id, code, code_url } = await bookedMember(await createPeriod(db));
		const { status, headers: given, body } = await call<string>("GET", code_url);
		expect([status, given["content-type"]]).toEqual([200, "image/svg+xml"]);
		expect(body).toContain("<svg");
		expect(code).not.toMatch(/Mina|Žarković/);
		for (const wrong of [
			`/booking-code/${id}.svg`,
			`/booking-code/${id}.svg?key=x`,
			code_url.replace(/\d+\.svg/, "1.svg"),
		]) {
			expect((await call("GET", wrong)).status).toBe(404);
		}
	});
});
