import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addMember, mailsTo, newcomer, tokenFor } from "../../../test/member-factories.ts";
import { addMembershipRow, addOrderRow } from "../../../test/membership-factories.ts";
import { addStaff } from "../../../test/staff-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { bookings } from "../../platform/database/schema/booking.ts";
import { sessions, users } from "../../platform/database/schema/members.ts";
import { orders } from "../../platform/database/schema/memberships.ts";
import { auditLog, mails } from "../../platform/database/schema/office.ts";
import { occurrences } from "../../platform/database/schema/schedule.ts";
import { expireUnconfirmedAccounts } from "./service/expiry.ts";

const { call, clock, db, api } = await buildTestApp();
const day = 86_400_000;
const after = (days: number) => clock.set(new Date(testNow.getTime() + days * day));
beforeEach(() => clock.set(testNow));

const expire = () => expireUnconfirmedAccounts(api.deps);
const exists = async (email: string) => (await db.$count(users, eq(users.email, email))) > 0;
const register = (person: ReturnType<typeof newcomer>) => call("POST", "/api/user/register", { body: person });

test("deletes an account with an unconfirmed address after 14 days, and frees its data", async () => {
	const person = newcomer({ jmbg: "0101990712300" });
	await register(person);
	const [row] = await db.select().from(users).where(eq(users.email, person.email));
	after(13.9);
	await expire();
	expect(await exists(person.email)).toBe(true);
	after(14.1);
	expect(await expire()).toBeGreaterThan(0);
	expect(await exists(person.email)).toBe(false);
	const entries = await db
		.select()
		.from(auditLog)
		.where(eq(auditLog.entityId, String(row?.id)));
	expect(entries.at(-1)).toMatchObject({ action: "member.expired", actorId: null, after: null });
	expect((await register(person)).status).toBe(201);
	expect(await expire()).toBe(0);
});

test("a link that was sent on the last day still works", async () => {
	const person = newcomer();
	await register(person);
	after(13.9);
	await call("POST", "/api/user/resend-verification", { body: { email: person.email } });
	after(14.1);
	await expire();
	const body = { token: await tokenFor(db, person.email) };
	expect((await call("POST", "/api/user/verify", { body })).status).toBe(200);
	after(400);
	await expire();
	expect(await exists(person.email)).toBe(true);
});

test("confirmed, blocked, invited and booked accounts stay", async () => {
	const confirmed = await addMember(db);
	const blocked = await addMember(db, { verified: false, blocked: true });
	const invited = await addStaff(db);
	const booked = await addMember(db, { verified: false });
	await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, invited.id));
	await db.delete(sessions).where(eq(sessions.userId, invited.id));
	const [occurrence] = await db.select().from(occurrences).limit(1);
	const booking = { occurrenceId: occurrence?.id ?? 0, person: `user:${booked.id}`, createdAt: testNow };
	await db.insert(bookings).values({ ...booking, userId: booked.id });
	after(400);
	await expire();
	for (const { email } of [confirmed, blocked, invited, booked]) expect(await exists(email), email).toBe(true);
});

test("a membership keeps an account, an order that expired unpaid does not", async () => {
	const [buyer, orderer] = [await addMember(db, { verified: false }), await addMember(db, { verified: false })];
	await addMembershipRow(db, buyer.id);
	const orderId = await addOrderRow(db, orderer.id);
	after(15);
	await expire();
	expect([await exists(buyer.email), await exists(orderer.email)]).toEqual([true, false]);
	// The order stays in the books, without the person.
	expect(await db.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId))).toEqual([
		{ userId: null },
	]);
});

test("the mails of the registration go with it, and what its address got otherwise stays", async () => {
	const person = newcomer();
	const receipt = { template: "enquiry-receipt", data: {}, createdAt: testNow, nextAttemptAt: testNow };
	const insertReceipt = () => db.insert(mails).values({ ...receipt, language: "sr", recipient: person.email });
	await insertReceipt();
	await register(person);
	await insertReceipt();
	expect(await db.$count(mails, eq(mails.recipient, person.email))).toBe(3);
	after(15);
	await expire();
	const left = await mailsTo(db, person.email);
	expect(left.map(({ template }) => template)).toEqual(["enquiry-receipt", "enquiry-receipt"]);
});
