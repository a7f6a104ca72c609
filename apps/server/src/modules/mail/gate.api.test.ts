import { randomUUID } from "node:crypto";
import { unprovenMails } from "@kvart/contract/limits";
import { and, eq, like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createMembers, createPeriod, easyProof, newGuest } from "../../../test/booking-factories.ts";
import { addMember, newcomer, sha512, testPassword } from "../../../test/member-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { limitCounts } from "../../platform/database/schema/limits.ts";
import { mails } from "../../platform/database/schema/office.ts";
import { book, guestBooker } from "../booking/service.ts";
import { renderMail } from "../mail-templates/render.tsx";
import { memberDeps } from "../members/deps.ts";
import { requestEmailChange } from "../members/service/email-change.ts";
import type { MailTemplate } from "./contents.ts";
import { type CappedTemplate, mailKinds } from "./kinds.ts";
import { mailCap, queueCappedMail, readCappedMails, sealToken } from "./service.ts";

// Two servers on one database, with their limits. Proofs are real, but of challenges that are easy to solve.
const app = await buildTestApp({ env: { RATE_LIMIT: "on" } });
const other = await buildTestApp({ env: { RATE_LIMIT: "on" }, beside: app });
const { db, api, clock } = app;
const minute = 60_000;
const later = (milliseconds: number) => clock.set(new Date(testNow.getTime() + milliseconds));

beforeEach(async () => {
	clock.set(testNow);
	await db.delete(limitCounts);
});

const phishing = "Vaš nalog je blokiran: https://evil.example/login";
const newAddress = () => `${randomUUID()}@kvart.example`;
let networks = 0;
const newNetwork = () => {
	networks += 1;
	return `198.51.${Math.floor(networks / 250)}.${networks % 250}`;
};

async function post(url: string, payload: object, { from = newNetwork(), on = app } = {}): Promise<number> {
	return (await on.server.inject({ method: "POST", url: `/api${url}`, remoteAddress: from, payload })).statusCode;
}

const mailsTo = (recipient: string, template = "%") =>
	db
		.select()
		.from(mails)
		.where(and(eq(mails.recipient, recipient), like(mails.template, template)));

const lead = (email: string) => ({
	name: phishing,
	address: phishing,
	phone_1: "0641234567",
	wish_to_try: "grupni_fitnes",
	gym_location: "Zemun",
	email,
});

test("thirty parallel enquiries for a stranger on two servers: all are stored, three receipts go", async () => {
	const email = newAddress();
	const proofs = await Promise.all(Array.from({ length: 30 }, easyProof));
	const answers = await Promise.all(
		proofs.map((proof, index) =>
			post("/form/lending_page", { ...lead(email), proof }, { on: index % 2 ? other : app }),
		),
	);
	expect(new Set(answers)).toEqual(new Set([201]));
	expect(await mailsTo(email)).toHaveLength(mailKinds["enquiry-receipt"].daily);
});

test("without a proof of work a stranger gets no receipt and no confirmation", async () => {
	const email = newAddress();
	const from = newNetwork();
	for (let count = 0; count < 29; count += 1) expect(await post("/form/lending_page", lead(email), { from })).toBe(201);
	const period = await createPeriod(db);
	expect(await post(`/period/${period}/booking/guest`, { ...newGuest(), email }, { from })).toBe(201);
	expect(await mailsTo(email)).toEqual([]);
});

const capped = (Object.keys(mailKinds) as MailTemplate[]).filter(
	(template): template is CappedTemplate => mailKinds[template].daily !== null,
);

test.for(capped)(
	"%s: of thirty at once an address gets as many as its cap allows, in any spelling",
	async (template) => {
		const email = newAddress();
		const data = { sealedToken: sealToken(api.deps.keys, "t"), bookingId: 1, enquiryId: 1 };
		const before = readCappedMails()[template] ?? 0;
		const queue = (recipient: string, { deps } = api) =>
			queueCappedMail(db, deps, { template, recipient, language: "sr", data });
		const queued = await Promise.all(
			Array.from({ length: 30 }, (_, index) =>
				queue(index % 3 ? email : email.toUpperCase(), index % 2 ? api : other.api),
			),
		);
		const { daily } = mailKinds[template];
		expect(queued.filter(Boolean)).toHaveLength(daily);
		expect((readCappedMails()[template] ?? 0) - before).toBe(30 - daily);
		expect(await queue(newAddress())).toBe(true);
		later(23 * 60 * minute);
		expect(await queue(email)).toBe(false);
		later(24.1 * 60 * minute);
		expect(await queue(email)).toBe(true);
	},
);

test("bookings of guests that share a statement share the cap: all are booked", async () => {
	const email = newAddress();
	const { daily } = mailKinds["guest-booked"];
	const periods = await Promise.all(Array.from({ length: daily + 3 }, () => createPeriod(db)));
	const booked = await Promise.all(
		periods.map((periodId) => {
			const mail = {
				email,
				language: "sr",
				mustConfirm: false,
				cap: mailCap(api.deps, "guest-booked", email),
			} as const;
			return book(api.deps, { ...guestBooker(newGuest()), mail }, { kind: "ordinary", periodId, key: null });
		}),
	);
	expect(booked.map(({ code }) => code)).toEqual(periods.map(() => "SUC_BOOKED"));
	expect(await mailsTo(email)).toHaveLength(daily);
});

test("a member who books twenty classes gets twenty mails", async () => {
	const [member] = await createMembers(db, 1);
	const periods = await Promise.all(Array.from({ length: 20 }, () => createPeriod(db)));
	const headers = member?.headers ?? { session_id: "" };
	await Promise.all(periods.map((period) => app.call("POST", `/api/period/${period}/booking`, { headers })));
	expect(await mailsTo(`${headers.session_id}@kvart.example`)).toHaveLength(20);
});

test("others can use up the new passwords of a day, but not where the member has logged in before", async () => {
	const { email } = await addMember(db);
	const home = newNetwork();
	const forgot = (from: string) => post("/user/forgot-password", { email, language: "sr" }, { from });
	const login = await app.server.inject({
		method: "POST",
		url: "/api/user/login",
		remoteAddress: home,
		payload: { email, password: sha512(testPassword) },
	});
	expect(login.statusCode).toBe(200);
	const { daily } = mailKinds["reset-password"];
	for (let count = 0; count < daily + 4; count += 1) {
		later(count * 31 * minute);
		expect(await forgot(newNetwork())).toBe(200);
	}
	expect(await mailsTo(email, "reset-password")).toHaveLength(daily);
	expect(await forgot(home)).toBe(200);
	expect(await mailsTo(email, "reset-password")).toHaveLength(daily + 1);
});

test("members who name a stranger's address: it gets five mails, and the others' changes do not begin", async () => {
	const email = newAddress();
	const { daily } = mailKinds["confirm-new-email"];
	const members = await createMembers(db, daily + 3);
	const deps = memberDeps(api);
	await Promise.all(members.map(({ id }) => requestEmailChange(deps, id, email)));
	expect(await mailsTo(email)).toHaveLength(daily);
	const notices = await Promise.all(
		members.map(({ headers }) => mailsTo(`${headers.session_id}@kvart.example`, "confirm-email-change")),
	);
	expect(notices.filter(({ length }) => length === 1)).toHaveLength(daily);
});

test("a network without proofs has thirty calls an hour that mail links; a proof opens it", async () => {
	const from = newNetwork();
	const forgot = async (proof?: string) =>
		post("/user/forgot-password", { email: newAddress(), language: "sr", proof }, { from });
	for (let count = 0; count < unprovenMails; count += 1) expect(await forgot()).toBe(200);
	later(2 * minute);
	expect(await forgot()).toBe(429);
	expect(await post("/user/resend-verification", { email: newAddress(), language: "sr" }, { from })).toBe(429);
	expect(await post("/user/register", newcomer(), { from })).toBe(429);
	expect(await forgot(await easyProof())).toBe(200);
	later(61 * minute);
	expect(await forgot()).toBe(200);
});

test("texts that a stranger types into a form never reach another's address", async () => {
	const email = newAddress();
	const person = { ...newcomer(), first_name: phishing, last_name: phishing, email };
	expect(await post("/user/register", person)).toBe(201);
	expect(await post("/user/resend-verification", { email, language: "en" })).toBe(200);
	expect(await post("/user/forgot-password", { email, language: "sr" })).toBe(200);
	expect(await post("/form/lending_page", { ...lead(email), proof: await easyProof() })).toBe(201);
	const guest = { ...newGuest(), first_name: phishing, last_name: phishing, email };
	const period = await createPeriod(db);
	expect(await post(`/period/${period}/booking/guest`, { ...guest, proof: await easyProof() })).toBe(201);
	const found = await mailsTo(email);
	expect(found.map(({ template }) => template).toSorted((a, b) => a.localeCompare(b))).toEqual([
		"enquiry-receipt",
		"guest-booked",
		"reset-password",
		"verify-email",
		"verify-email",
	]);
	for (const { template, data, language } of found) {
		const mail = await renderMail(template, data, { ...api.deps, language, publicUrl: "https://kvart.example" });
		expect(`${mail?.subject} ${mail?.text} ${mail?.html}`, template).not.toMatch(/blokiran|evil/);
	}
});
