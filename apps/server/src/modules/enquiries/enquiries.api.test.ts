import { randomUUID } from "node:crypto";
import { brand } from "@kvart/contract/brand";
import { isMembership, type PriceGroup } from "@kvart/contract/content";
import { enquiryFields } from "@kvart/contract/enquiries/kinds";
import type { Challenge } from "@kvart/contract/enquiries/schemas";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { easyProof, solve } from "../../../test/booking-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { gyms } from "../../platform/database/schema/clubs.ts";
import { enquiries, mails } from "../../platform/database/schema/office.ts";
import { receiptContent } from "./service.ts";

const { call, clock, db } = await buildTestApp();

const contact = { name: "Jelena Šćepanović", age: "31", phone_1: "064 123-4567" };
const forms = {
	free_training: { ...contact, wish_to_try: "Tabata" },
	price: contact,
	training_selection: { ...contact, terms_and_conditions: true },
	lending_page: { name: contact.name, phone_1: contact.phone_1, wish_to_try: "grupni_fitnes", gym_location: "Zemun" },
} as const;
type Kind = keyof typeof forms;
const kinds = Object.keys(forms) as Kind[];
const withAge = kinds.filter((kind) => kind !== "lending_page");

const newAddress = () => `${randomUUID()}@kvart.example`;
const send = (kind: Kind, more: object = {}, headers: Record<string, string> = {}) =>
	call<{ code: string; errors?: { field: string; code: string }[] }>("POST", `/api/form/${kind}`, {
		body: { ...forms[kind], email: newAddress(), ...more },
		headers,
	});
const stored = (email: string) => db.select().from(enquiries).where(eq(enquiries.email, email));
const mailsTo = (recipient: string) => db.select().from(mails).where(eq(mails.recipient, recipient));

async function receiptTo(recipient: string) {
	const [mail] = await mailsTo(recipient);
	return receiptContent(db, Number(mail?.data["enquiryId"]), "sr");
}

const minute = 60_000;
const marksOf = async (email: string) => (await stored(email)).map(({ marks }) => marks);
const later = (milliseconds: number) => clock.set(new Date(testNow.getTime() + milliseconds));

async function proofOf(challenge?: Challenge): Promise<string> {
	const given = challenge ?? (await call<Challenge>("GET", "/api/form/challenge")).body;
	return solve(given);
}

test.for(kinds)("a valid %s is stored completely and answered with SUC_SUCCESS", async (kind) => {
	const email = newAddress();
	const answer = await send(kind, { email, language: "en" });
	expect(answer).toMatchObject({ status: 201, body: { code: "SUC_SUCCESS" } });
	const [row, ...others] = await stored(email);
	expect(others).toEqual([]);
	expect(row).toMatchObject({
		kind,
		name: "Jelena Šćepanović",
		phone: "+381641234567",
		phoneDigits: "381641234567",
		language: "en",
		status: "new",
		form: { ...forms[kind], phone_1: "0641234567", email },
	});
	expect(row?.form).not.toHaveProperty("language");
});

test.for(kinds)("an empty text in a %s counts as left out", async (kind) => {
	const [email, other] = [newAddress(), newAddress()];
	const open = enquiryFields(kind).flatMap(([name, field]) => (field.required ? [] : [name]));
	await send(kind, { email, ...Object.fromEntries(open.map((name) => [name, ""])) });
	await send(kind, { email: other, ...Object.fromEntries(open.map((name) => [name, undefined])) });
	const [[row], [same]] = await Promise.all([stored(email), stored(other)]);
	expect(row?.form).toEqual({ ...(same?.form as object), email });
});

test("a lead names the plan that was chosen on the price list, in both languages", async () => {
	const { body: groups } = await call<PriceGroup[]>("GET", "/api/price-list");
	const plan = groups.find(({ items }) => items.some(isMembership));
	const service = groups.find(({ items }) => !items.some(isMembership));
	const email = newAddress();
	expect((await send("lending_page", { email, plan: plan?.title })).status).toBe(201);
	const [row] = await stored(email);
	expect(row?.form).toMatchObject({ plan: plan?.title });
	expect((await receiptContent(db, row?.id ?? 0, "en"))?.form).toMatchObject({ plan: plan?.title_eng });
	for (const title of ["Let na Mesec", service?.title]) {
		const { status, body } = await send("lending_page", { plan: title });
		expect([status, body.errors]).toEqual([422, [{ field: "plan", code: "invalid-value" }]]);
	}
});

test("the receipt goes to the person in the language of the page, the notice to the chain's mailbox", async () => {
	const email = newAddress();
	await send("price", { email, language: "en", proof: await easyProof() });
	expect(await mailsTo(email)).toMatchObject([
		{ template: "enquiry-receipt", language: "en", data: { enquiryId: expect.any(Number) }, sentAt: null },
	]);
	const [enquiry] = await stored(email);
	const notices = (await mailsTo(brand.mail.info)).filter(({ data }) => data["enquiryId"] === enquiry?.id);
	expect(notices).toMatchObject([{ template: "enquiry-notice", language: "sr" }]);
});

describe("invalid fields are refused one by one", () => {
	const common: [object, string, string][] = [
		[{ name: undefined }, "name", "required-field"],
		[{ name: "  " }, "name", "required-field"],
		[{ name: "A\0B" }, "name", "invalid-value"],
		[{ name: 7 }, "name", "required-field"],
		[{ email: undefined }, "email", "required-field"],
		[{ email: "ana@kvart" }, "email", "bad-email-format"],
		[{ phone_1: undefined }, "phone_1", "required-field"],
		[{ phone_1: "" }, "phone_1", "required-field"],
		[{ phone_1: "0641234" }, "phone_1", "minimum-eight-digits"],
		[{ phone_1: "0641234567890123" }, "phone_1", "maximum-fifteen-digits"],
		[{ phone_1: "call me" }, "phone_1", "minimum-eight-digits"],
		[{ phone_1: "06412345O7" }, "phone_1", "bad-phone-format"],
		[{ form_id: "short" }, "form_id", "invalid-value"],
		[{ language: "de" }, "language", "invalid-value"],
	];
	const age: [object, string, string][] = [
		[{ age: undefined }, "age", "required-field"],
		[{ age: "7" }, "age", "must-be-2-characters"],
		[{ age: "101" }, "age", "must-be-2-characters"],
		[{ age: "3x" }, "age", "must-be-2-characters"],
	];
	const choices: [object, string, string][] = [
		"wish_to_go",
		"membership_period",
		"primary_wish",
		"can_visit",
		"training_place",
	].map((field) => [{ [field]: "Nešto drugo" }, field, "invalid-value"]);
	const cases: [Kind, ...(typeof common)[number]][] = [
		...kinds.flatMap((kind) => common.map((one) => [kind, ...one] as [Kind, object, string, string])),
		...withAge.flatMap((kind) => age.map((one) => [kind, ...one] as [Kind, object, string, string])),
		...choices.flatMap(
			(one) =>
				[
					["price", ...one],
					["training_selection", ...one],
				] as [Kind, object, string, string][],
		),
		["training_selection", { terms_and_conditions: undefined }, "terms_and_conditions", "required-field"],
		["training_selection", { terms_and_conditions: false }, "terms_and_conditions", "required-field"],
		["free_training", { wish_to_try: "Letenje" }, "wish_to_try", "invalid-value"],
		["lending_page", { wish_to_try: undefined }, "wish_to_try", "required-field"],
		["lending_page", { wish_to_try: "" }, "wish_to_try", "required-field"],
		["lending_page", { wish_to_try: "Tabata" }, "wish_to_try", "invalid-value"],
		["lending_page", { gym_location: undefined }, "gym_location", "required-field"],
		["lending_page", { gym_location: "Novi Sad" }, "gym_location", "invalid-value"],
	];

	test.for(cases)("%s with %j: %s %s", async ([kind, change, field, code]) => {
		const { status, body } = await send(kind, change);
		expect(status).toBe(422);
		expect(body.errors).toEqual([{ field, code }]);
		expect(body.code).toBe(code === "bad-email-format" ? "ERR_BAD_EMAIL" : "ERR_ALL_FIELDS_REQUIRED");
	});

	test("an empty form is refused with all missing fields, and nothing is stored", async () => {
		const before = await db.$count(enquiries);
		const { body } = await call<{ errors: unknown[] }>("POST", "/api/form/lending_page", { body: {} });
		expect(body.errors).toEqual(
			["name", "phone_1", "email", "wish_to_try", "gym_location"].map((field) => ({ field, code: "required-field" })),
		);
		expect(await db.$count(enquiries)).toBe(before);
	});
});

test("missing choices get the defaults of the form", async () => {
	const [price, selection] = [newAddress(), newAddress()];
	await send("price", { email: price });
	await send("training_selection", { email: selection });
	const defaults = {
		wish_to_go: "Teretanu",
		membership_period: "Jedan mesec",
		primary_wish: "Smršam",
		can_visit: "Tri dana nedeljno",
	};
	expect(await stored(price)).toMatchObject([{ form: { ...defaults, training_place: "Zemun" }, gymId: 3 }]);
	expect(await stored(selection)).toMatchObject([{ form: { ...defaults, training_place: "Banjica" }, gymId: 1 }]);
});

test.for([
	["free_training", { wish_to_try: "Indoor Cycling" }, { wish_to_try: "Spining" }, null],
	["free_training", { wish_to_try: "personalni_trening" }, { wish_to_try: "personalni_trening" }, null],
	["free_training", { wish_to_try: undefined }, { wish_to_try: "Teretana samostalno" }, null],
	["lending_page", { gym_location: "usce" }, { gym_location: "Ušće" }, 2],
	["lending_page", { gym_location: "PRVO" }, { gym_location: "Prvomajska" }, 9],
	["price", { training_place: "Novi Beograd (Blokovi)" }, { training_place: "Novi Beograd (Blokovi)" }, 7],
] as [Kind, object, object, number | null][])("%s with %j is kept as %j", async ([kind, change, form, gymId]) => {
	const email = newAddress();
	expect((await send(kind, { ...change, email })).status).toBe(201);
	expect(await stored(email)).toMatchObject([{ form, gymId }]);
});

test.for(["price", "training_selection"] as const)("%s takes a club that opened later", async (kind) => {
	const [model] = await db.select().from(gyms).where(eq(gyms.id, 3));
	const { id: _, ...values } = model as typeof gyms.$inferSelect;
	const name = `Novi ${kind}`;
	const added = await db
		.insert(gyms)
		.values({ ...values, name, slug: kind.replaceAll("_", "-") })
		.returning();
	const email = newAddress();
	expect((await send(kind, { training_place: name, email })).status).toBe(201);
	expect(await stored(email)).toMatchObject([{ form: { training_place: name }, gymId: added[0]?.id }]);
});

describe("the same form sent twice is one enquiry", () => {
	test.for(["form_id", "header"])("by its %s, also at the same moment", async (way) => {
		const email = newAddress();
		const key = randomUUID();
		const proof = await easyProof();
		const more = way === "header" ? { email, proof } : { email, proof, form_id: key };
		const answers = await Promise.all(
			Array.from({ length: 8 }, () => send("price", more, way === "header" ? { "idempotency-key": key } : {})),
		);
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
		expect(await stored(email)).toHaveLength(1);
		expect(await mailsTo(email)).toHaveLength(1);
	});

	test("a changed form is refused with the old key and accepted with a new one", async () => {
		const email = newAddress();
		const form_id = randomUUID();
		await send("price", { email, form_id });
		expect(await send("price", { email, form_id, additional: "Još nešto" })).toMatchObject({
			status: 422,
			body: { errors: [{ field: "form_id", code: "invalid-value" }] },
		});
		await send("price", { email, form_id: randomUUID(), additional: "Još nešto" });
		expect(await stored(email)).toHaveLength(2);
	});
});

describe("enquiries that look like spam are stored and marked", () => {
	test("a proof prevents the mark once; used again it counts for nothing", async () => {
		later(0);
		const proof = await proofOf();
		later(minute);
		const [email, second] = [newAddress(), newAddress()];
		await send("lending_page", { email, proof });
		await send("lending_page", { email: second, proof });
		expect(await marksOf(email)).toEqual([[]]);
		expect(await marksOf(second)).toEqual([["unproven"]]);
		expect(await mailsTo(second)).toEqual([]);
	});

	test("the same form with the same proof is still one enquiry", async () => {
		later(0);
		const proof = await proofOf();
		later(minute);
		const email = newAddress();
		const more = { email, proof, form_id: randomUUID() };
		await Promise.all([send("price", more), send("price", more), send("price", more)]);
		expect(await marksOf(email)).toEqual([[]]);
		expect(await mailsTo(email)).toHaveLength(1);
	});

	test.for([
		["no proof", undefined],
		["nonsense", "bm9uc2Vuc2U="],
		["a broken shape", Buffer.from('{"challenge":{}}').toString("base64")],
	] as [string, string | undefined][])(
		"with %s it is stored and marked, and no receipt is mailed",
		async ([, proof]) => {
			const email = newAddress();
			expect((await send("price", { email, ...(proof && { proof }) })).status).toBe(201);
			expect(await marksOf(email)).toEqual([["unproven"]]);
			expect(await mailsTo(email)).toEqual([]);
		},
	);

	test("marks a tampered challenge, an expired one and one solved too fast", async () => {
		later(0);
		const { body } = await call<Challenge>("GET", "/api/form/challenge");
		const easier = { ...body, parameters: { ...body.parameters, cost: 1 } };
		const [tampered, old, hasty] = [newAddress(), newAddress(), newAddress()];
		await send("price", { email: tampered, proof: await proofOf(easier) });
		const proof = await proofOf(body);
		const fast = await proofOf();
		later(2000);
		await send("price", { email: hasty, proof: fast });
		later(5 * 60 * minute);
		await send("price", { email: old, proof });
		expect(await marksOf(tampered)).toEqual([["unproven"]]);
		expect(await marksOf(hasty)).toEqual([["hasty"]]);
		expect(await marksOf(old)).toEqual([["unproven"]]);
	});

	test("a receipt repeats what was chosen, and nothing that was typed", async () => {
		later(0);
		const proof = await proofOf();
		later(minute);
		const email = newAddress();
		const typed = { name: "WIN https://spam.example", address: "https://spam.example", additional: "spam.example" };
		await send("price", { email, proof, ...typed });
		const receipt = await receiptTo(email);
		expect(receipt).toMatchObject({ form: { training_place: "Zemun", wish_to_go: "Teretanu" } });
		expect(JSON.stringify(receipt)).not.toMatch(/spam|WIN|064/);
		expect(await stored(email)).toMatchObject([{ marks: [], form: typed }]);
	});

	test("a filled trap field is stored for staff, and no receipt is mailed", async () => {
		const email = newAddress();
		expect((await send("price", { email, website: "https://spam.example" })).status).toBe(201);
		expect(await marksOf(email)).toEqual([["trap", "unproven"]]);
		expect(await mailsTo(email)).toEqual([]);
	});
});

test("an IP address may send 30 enquiries a minute", async () => {
	const limited = await buildTestApp({ env: { RATE_LIMIT: "on" } });
	const body = { ...forms.lending_page, email: newAddress() };
	for (let count = 0; count < 30; count += 1) {
		expect((await limited.call("POST", "/api/form/lending_page", { body })).status).toBe(201);
	}
	const refused = await limited.call("POST", "/api/form/price", { body });
	expect(refused).toMatchObject({ status: 429, body: { code: "ERR_TOO_MANY_REQUESTS" } });
});
