import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createMembers, createPeriod, type TestMember } from "../../../test/booking-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { bookings, waits } from "../../platform/database/schema/booking.ts";
import { occurrences } from "../../platform/database/schema/schedule.ts";
import { renderMail } from "./render.tsx";

// Mails are rendered as they would be sent: what is not true any more is not sent.
const { call, clock, db, api } = await buildTestApp();
beforeEach(() => clock.set(testNow));
const today = (time: string) => clock.set(new Date(`2026-11-18T${time}:00+01:00`));

const context = { ...api.deps, language: "sr", publicUrl: "https://kvart.example", lateCancelMinutes: 120 } as const;
const firstName = "Mina";

/** Two members, the first with the only place today at 18:30, the second waiting for it. */
async function waiting() {
	const [holder, member] = (await createMembers(db, 2)) as [TestMember, TestMember];
	const period = await createPeriod(db);
	await call("POST", `/api/period/${period}/booking`, { headers: holder.headers });
	await call("POST", `/api/period/${period}/waiting`, { headers: member.headers });
	const [wait] = await db.select().from(waits).where(eq(waits.userId, member.id));
	return { holder, member, period, waitId: wait?.id ?? 0 };
}

const cancel = (period: number, { headers }: TestMember) =>
	call("DELETE", `/api/period/${period}/booking`, { headers });
const leave = (period: number, { headers }: TestMember) => call("DELETE", `/api/period/${period}/waiting`, { headers });

test("the mail about a free place leads to its sheet, while there is one and the training has not started", async () => {
	const { holder, member, period, waitId } = await waiting();
	const render = () => renderMail("waiting-place-free", { firstName, waitId }, context);
	expect(await render()).toBeNull();
	today("17:45");
	await cancel(period, holder);
	expect((await render())?.html).toContain(`/training-schedule/3?room=3&amp;week=2026-11-16&amp;book=${period}"`);
	await db.update(occurrences).set({ cancelled: true }).where(eq(occurrences.periodId, period));
	expect(await render()).toBeNull();
	await db.update(occurrences).set({ cancelled: false }).where(eq(occurrences.periodId, period));
	today("18:30");
	expect(await render()).toBeNull();
	today("17:50");
	await leave(period, member);
	expect(await render()).toBeNull();
});

test("tells members who left the list nothing of later places", async () => {
	const { member, period, waitId } = await waiting();
	const render = (obstacle: "overlap" | "booked") =>
		renderMail("waiting-passed-over", { firstName, waitId, obstacle }, context);
	expect(await render("overlap")).not.toBeNull();
	await leave(period, member);
	expect(await render("overlap")).toBeNull();
	// Members who have a place already are taken off the list with this mail.
	expect(await render("booked")).not.toBeNull();
});

test.for([
	["16:29", false],
	["16:31", true],
] as const)("cancelled at %s the confirmation says whether it counts as late: %s", async ([time, late]) => {
	const { holder, period } = await waiting();
	today(time);
	await cancel(period, holder);
	const [booking] = await db.select().from(bookings).where(eq(bookings.userId, holder.id));
	const mail = await renderMail("booking-cancelled", { firstName, bookingId: booking?.id ?? 0 }, context);
	expect(mail?.text.includes("računa kao kasno otkazivanje")).toBe(late);
});
