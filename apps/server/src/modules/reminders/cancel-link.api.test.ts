import type { LinkedBooking } from "@kvart/contract/booking-link";
import { and, desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createMembers, createPeriod, type TestMember } from "../../../test/booking-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { bookings } from "../../platform/database/schema/booking.ts";
import { auditLog, mails } from "../../platform/database/schema/office.ts";
import { occurrences } from "../../platform/database/schema/schedule.ts";
import { confirmationToken } from "../booking/service.ts";
import { renderMail } from "../mail-templates/render.tsx";
import { sendDueReminders } from "./service.ts";

// The reminder is rendered as it would be sent, and its link is opened.
const { call, clock, db, api } = await buildTestApp();
const today = (time: string) => clock.set(new Date(`2026-11-18T${time}:00+01:00`));
beforeEach(() => clock.set(testNow));

const path = "/api/booking/cancellation";
const show = (token: string) =>
	call<LinkedBooking & { code: string }>("GET", `${path}?token=${encodeURIComponent(token)}`);
const cancel = (token: string) => call<{ code: string }>("POST", path, { body: { token } });

async function bookingOf({ id }: TestMember) {
	const [row] = await db.select().from(bookings).where(eq(bookings.userId, id)).orderBy(desc(bookings.id)).limit(1);
	return row;
}

async function mailedToken(member: TestMember): Promise<string> {
	await sendDueReminders(api.deps);
	const booking = await bookingOf(member);
	const key = `reminder:${booking?.id}:2026-11-18:1830`;
	const [mail] = await db.select().from(mails).where(eq(mails.uniqueKey, key));
	const { keys, clock: now } = api.deps;
	const context = { db, clock: now, keys, language: "sr", publicUrl: "https://kvart.example" } as const;
	const rendered = await renderMail("training-reminder", mail?.data as never, context);
	return /\/cancel-booking\?token=([\w.-]+)/.exec(rendered?.text ?? "")?.[1] ?? "";
}

/** Two members, the first with the only place today at 18:30, and the link of their reminder, three hours before. */
async function reminded() {
	clock.set(testNow);
	const [member, other] = (await createMembers(db, 2)) as [TestMember, TestMember];
	const period = await createPeriod(db);
	expect((await call("POST", `/api/period/${period}/booking`, { headers: member.headers })).status).toBe(201);
	today("15:30");
	return { member, other, period, token: await mailedToken(member) };
}

test("the link shows the training and cancels nothing", async () => {
	const { member, token } = await reminded();
	for (let time = 0; time < 2; time += 1) {
		const { status, body, headers } = await show(token);
		expect(status).toBe(200);
		expect(headers["cache-control"]).toBe("no-store");
		expect(body).toMatchObject({
			state: "booked",
			training_date: "2026-11-18",
			time: 1830,
			gym: { name: "Zemun" },
			promotion: false,
		});
		// Nothing that opens more than this link does.
		expect(Object.keys(body).filter((name) => /code|calendar|^id$/.test(name))).toEqual([]);
	}
	expect((await bookingOf(member))?.cancelledAt).toBeNull();
});

test("cancelling by the link counts as the member's own, sends its mail, and passes the place on", async () => {
	const { member, other, period, token } = await reminded();
	expect((await call("POST", `/api/period/${period}/waiting`, { headers: other.headers })).status).toBe(201);
	expect(await cancel(token)).toMatchObject({ status: 200, body: { code: "SUC_CANCELED" } });
	const booking = await bookingOf(member);
	expect(booking).toMatchObject({ cancelledAt: expect.any(Date), cancelledLate: false, heldUntil: null });
	expect(await bookingOf(other)).toMatchObject({ cancelledAt: null });
	const [place] = await db.select().from(occurrences).where(eq(occurrences.periodId, period));
	expect(place?.taken).toBe(1);
	const entry = and(eq(auditLog.action, "booking.cancelled"), eq(auditLog.entityId, String(booking?.id)));
	expect(await db.select().from(auditLog).where(entry)).toMatchObject([{ actorId: member.id }]);
	expect(await db.$count(mails, eq(mails.uniqueKey, `booking-cancelled:${booking?.id}`))).toBe(1);
});

test("a second time it is cancelled already, also for a booking made since", async () => {
	const { member, period, token } = await reminded();
	await cancel(token);
	expect(await cancel(token)).toMatchObject({ status: 404, body: { code: "ERR_NOT_FOUND" } });
	expect((await show(token)).body.state).toBe("cancelled");
	expect((await call("POST", `/api/period/${period}/booking`, { headers: member.headers })).status).toBe(201);
	expect(await cancel(token)).toMatchObject({ status: 404, body: { code: "ERR_NOT_FOUND" } });
	expect((await bookingOf(member))?.cancelledAt).toBeNull();
});

test("pressed twice at once it cancels once", async () => {
	const { period, token } = await reminded();
	const answers = await Promise.all([cancel(token), cancel(token), cancel(token)]);
	expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
	const [place] = await db.select().from(occurrences).where(eq(occurrences.periodId, period));
	expect(place?.taken).toBe(0);
});

test("in the last two hours it counts as late, and from the start on it is refused", async () => {
	const [late, started] = [await reminded(), await reminded()];
	today("17:00");
	expect((await cancel(late.token)).status).toBe(200);
	expect(await bookingOf(late.member)).toMatchObject({ cancelledLate: true });
	today("18:30");
	expect((await show(started.token)).body.state).toBe("started");
	expect(await cancel(started.token)).toMatchObject({ status: 409, body: { code: "ERR_TRAINING_PASSED" } });
	expect((await bookingOf(started.member))?.cancelledAt).toBeNull();
});

test("a training that was called off is shown as that", async () => {
	const { period, token } = await reminded();
	await db.update(occurrences).set({ cancelled: true }).where(eq(occurrences.periodId, period));
	expect((await show(token)).body.state).toBe("called-off");
});

test("made-up tokens, those of other bookings and those of other mails open nothing", async () => {
	const { member, token } = await reminded();
	const [id, signature] = token.split(".");
	const otherPurpose = confirmationToken(api.deps.keys, Number(id));
	for (const wrong of ["x", `${id}.`, `${Number(id) + 1}.${signature}`, `0${id}.${signature}`, otherPurpose]) {
		expect(await show(wrong)).toMatchObject({ status: 410, body: { code: "ERR_BAD_TOKEN" } });
		expect(await cancel(wrong)).toMatchObject({ status: 410, body: { code: "ERR_BAD_TOKEN" } });
	}
	expect(await show("")).toMatchObject({ status: 422, body: { code: "ERR_ALL_FIELDS_REQUIRED" } });
	expect(await cancel("")).toMatchObject({ status: 422 });
	expect((await bookingOf(member))?.cancelledAt).toBeNull();
});
