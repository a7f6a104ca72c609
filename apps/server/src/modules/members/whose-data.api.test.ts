import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createPeriod, easyProof } from "../../../test/booking-factories.ts";
import { filesWith, tablesWith } from "../../../test/find-traces.ts";
import { loggedIn, logIn, newcomer, proved, tokenFor } from "../../../test/member-factories.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { bookings } from "../../platform/database/schema/booking.ts";
import { users } from "../../platform/database/schema/members.ts";
import { enquiries, mails } from "../../platform/database/schema/office.ts";
import { deliverNext } from "../mail/delivery.ts";
import { fileTransport } from "../mail/files.ts";
import { mailFolder } from "../mail/service.ts";

// Which records belong to the person who erases the account: only what an address that they have confirmed proves.
const app = await buildTestApp();
const { call, db, api } = app;
const { clock, keys, env, mailing } = api.deps;

async function deliverAll(): Promise<void> {
	const log = { warn: () => undefined, error: () => undefined };
	const send = fileTransport(mailFolder(env.DATA_DIR));
	while (await deliverNext({ db, clock, keys, publicUrl: "https://kvart.example", send, log, mailing })) {}
}

async function member(more: Record<string, unknown> = {}) {
	const person = newcomer(more);
	await call("POST", "/api/user/register", { body: person });
	await call("POST", "/api/user/verify", { body: { token: await tokenFor(db, person.email) } });
	return { ...person, headers: await proved(db, await logIn(app, person.email)) };
}

async function erase(headers: { session_id: string }): Promise<void> {
	expect((await call("DELETE", "/api/user", { headers })).status).toBe(200);
}

async function bookAsGuest(guest: Record<string, unknown>) {
	const period = await createPeriod(db);
	expect(
		(await call("POST", `/api/period/${period}/booking/guest`, { body: { ...guest, proof: await easyProof() } }))
			.status,
	).toBe(201);
	const [row] = await db
		.select()
		.from(bookings)
		.orderBy(bookings.id)
		.limit(1)
		.offset((await db.$count(bookings)) - 1);
	return row?.id ?? 0;
}

const bookingOf = async (id: number) => (await db.select().from(bookings).where(eq(bookings.id, id)))[0];

test("mails to an address that the account had before go, and so do their files", async () => {
	const former = "nekadasnja.mrvica@kvart.example";
	const { headers } = await member({ email: former });
	await call("POST", `/api/period/${await createPeriod(db)}/booking`, { headers });
	await call("POST", "/api/form/price", { body: { name: "Mrvica", email: former, age: "31", phone_1: "0641112223" } });
	const email = "sadasnja.mrvica@kvart.example";
	await call("POST", "/api/user/email", { headers, body: { email } });
	for (const address of [former, email])
		await call("POST", "/api/user/verify", { body: { token: await tokenFor(db, address) } });
	expect(await db.$count(users, eq(users.email, email))).toBe(1);
	await deliverAll();
	expect(filesWith(env.DATA_DIR, ["mrvica"]).length).toBeGreaterThan(3);
	await erase(headers);
	expect(filesWith(env.DATA_DIR, ["mrvica"])).toEqual([]);
	await deliverAll();
	expect(await tablesWith(db, ["mrvica"])).toEqual([]);
});

test.for([
	["in Cyrillic", { first_name: "Ђурђа", last_name: "Жижић" }],
	["without diacritics", { first_name: "djurdja", last_name: "Zizic" }],
	["last name first", { first_name: "Žižić", last_name: "Đurđa" }],
] as const)("a booking as a guest that was mailed to the member goes, with the name %s", async ([, name]) => {
	const { email, phone, headers } = await member();
	const id = await bookAsGuest({ ...name, phone, email });
	await erase(headers);
	const booking = await bookingOf(id);
	expect(booking).toMatchObject({ person: `erased:${id}`, guestFirstName: null, guestPhone: null });
	expect(booking?.cancelledAt).not.toBeNull();
});

test("an account with the name and the phone of a guest does not reach their booking or enquiry", async () => {
	const guest = { first_name: "Ljubica", last_name: "Perić", phone: "0645550199" };
	const id = await bookAsGuest(guest);
	const form = { name: "Ljubica Perić", email: "ljubica.peric@kvart.example", age: "31", phone_1: guest.phone };
	await call("POST", "/api/form/price", { body: form });
	const { headers } = await member(guest);
	await erase(headers);
	expect(await bookingOf(id)).toMatchObject({ cancelledAt: null, guestFirstName: "Ljubica" });
	expect(await db.$count(enquiries, eq(enquiries.email, form.email))).toBe(1);
});

test("a relative whose booking was mailed to the member keeps it", async () => {
	const { email, phone, headers } = await member();
	const id = await bookAsGuest({ first_name: "Mitar", last_name: "Žižić", phone, email });
	await erase(headers);
	expect(await bookingOf(id)).toMatchObject({ cancelledAt: null, guestFirstName: "Mitar" });
	expect(await db.$count(mails, eq(mails.recipient, email))).toBe(1);
});

test("an address that was only typed as a new one belongs to its owner", async () => {
	const victim = await loggedIn(app);
	await call("POST", "/api/user/forgot-password", { body: { email: victim.email } });
	const typed = "jos.slobodna@kvart.example";
	const form = { name: "Druga", email: typed, age: "31", phone_1: "0641112224", proof: await easyProof() };
	await call("POST", "/api/form/price", { body: form });
	const { headers } = await member();
	await call("POST", "/api/user/email", { headers, body: { email: typed } });
	await erase(headers);
	const left = await db.select({ template: mails.template }).from(mails).where(eq(mails.recipient, typed));
	expect(left).toEqual([{ template: "enquiry-receipt" }]);
	expect(await db.$count(enquiries, eq(enquiries.email, typed))).toBe(1);
});
