import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
	addMember,
	logIn,
	mailsTo,
	newcomer,
	proved,
	sha512,
	testPassword,
	tokenFor,
} from "../../../test/member-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { dataKeys } from "../../platform/data-keys.ts";
import { mailTokens, users } from "../../platform/database/schema/members.ts";
import { secretDigest } from "./secrets.ts";

const app = await buildTestApp();
const { call, db, clock } = app;
const hour = 3_600_000;

const register = (body: unknown) => call<{ code: string }>("POST", "/api/user/register", { body });
const verify = (token: string) => call<{ code: string }>("POST", "/api/user/verify", { body: { token } });
const tryLogin = (email: string, password = testPassword) =>
	call<{ code: string }>("POST", "/api/user/login", { body: { email, password: sha512(password) } });

async function rowOf(email: string) {
	const [row] = await db.select().from(users).where(eq(users.email, email));
	return row;
}

test("a new member can log in after confirming the address, not before", async () => {
	const person = newcomer({ language: "en" });
	expect(await register(person)).toMatchObject({ status: 201, body: { code: "SUC_REGISTERED" } });
	expect(await tryLogin(person.email)).toMatchObject({ status: 403, body: { code: "ERR_USER_NOT_VALIDATED" } });
	const [mail] = await mailsTo(db, person.email);
	// Without the name: the address may be a stranger's.
	expect(mail).toMatchObject({ template: "verify-email", language: "en" });
	expect(mail?.data).toEqual({ sealedToken: expect.any(String) });
	expect(await verify(await tokenFor(db, person.email))).toMatchObject({ status: 200, body: { code: "SUC_SUCCESS" } });
	expect((await tryLogin(person.email)).body.code).toBe("SUC_LOGGED_IN");
});

test("e-mail addresses are not case-sensitive", async () => {
	const person = newcomer();
	await register({ ...person, email: `  ${person.email.toUpperCase()} ` });
	expect(await rowOf(person.email)).toBeDefined();
	expect((await register({ ...newcomer(), email: person.email })).body.code).toBe("ERR_DUPLICATED_EMAIL");
	await verify(await tokenFor(db, person.email));
	expect((await tryLogin(person.email.toUpperCase())).status).toBe(200);
});

test.for([
	["email", "ERR_DUPLICATED_EMAIL"],
	["phone", "ERR_DUPLICATED_PHONE"],
	["jmbg", "ERR_DUPLICATED_JMBG"],
] as const)("the %s of another member is refused with %s and nothing is kept", async ([field, code]) => {
	const first = { ...newcomer(), jmbg: newcomer().phone.replace(/\D/g, "") };
	expect((await register(first)).status).toBe(201);
	const second = { ...newcomer(), [field]: first[field] };
	expect(await register(second)).toMatchObject({ status: 409, body: { code } });
	if (field !== "email") {
		expect(await rowOf(second.email)).toBeUndefined();
		expect(await mailsTo(db, second.email)).toEqual([]);
	}
});

test("the same phone in another notation is a duplicate", async () => {
	const person = newcomer({ phone: "064/777-88 99" });
	expect((await register(person)).status).toBe(201);
	for (const phone of ["064 777 8899", "+381647778899", "+381 (0)64 777-8899", "00381647778899", 647_778_899]) {
		expect((await register(newcomer({ phone }))).body.code, String(phone)).toBe("ERR_DUPLICATED_PHONE");
	}
	const [row] = await db.select().from(users).where(eq(users.email, person.email));
	expect(row).toMatchObject({ phone: "+381647778899", phoneDigits: "381647778899" });
});

test("one of twenty concurrent registrations with one address succeeds", async () => {
	const { email } = newcomer();
	const answers = await Promise.all(Array.from({ length: 20 }, () => register(newcomer({ email }))));
	expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
	expect(answers.filter(({ body }) => body.code === "ERR_DUPLICATED_EMAIL")).toHaveLength(19);
	expect(await mailsTo(db, email)).toHaveLength(1);
});

test("national id, password and token are not stored in plain text", async () => {
	const jmbg = "0101990712345";
	const person = newcomer({ jmbg, card_id: "K-17" });
	await register(person);
	const row = await rowOf(person.email);
	expect(row?.cardId).toBe("K-17");
	expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	expect(JSON.stringify(row)).not.toContain(jmbg);
	expect(dataKeys("c0ffee".repeat(10)).decrypt("jmbg", row?.jmbgCipher ?? "")).toBe(jmbg);
	const token = await tokenFor(db, person.email);
	const tokens = await db
		.select()
		.from(mailTokens)
		.where(eq(mailTokens.userId, row?.id ?? 0));
	expect(tokens).toMatchObject([{ tokenHash: secretDigest(token), purpose: "verify" }]);
	expect(token).toMatch(/^[\w-]{43}$/);
});

test.for([
	[{ first_name: " " }, [{ field: "first_name", code: "required-field" }], "ERR_ALL_FIELDS_REQUIRED"],
	[{ email: "ana@" }, [{ field: "email", code: "bad-email-format" }], "ERR_BAD_EMAIL"],
	[{ phone: "1234567" }, [{ field: "phone", code: "minimum-eight-digits" }], "ERR_ALL_FIELDS_REQUIRED"],
	[{ phone: "1".repeat(16) }, [{ field: "phone", code: "maximum-fifteen-digits" }], "ERR_ALL_FIELDS_REQUIRED"],
	[{ password: "lozinka" }, [{ field: "password", code: "minimum-five-characters" }], "ERR_ALL_FIELDS_REQUIRED"],
	[{ password: undefined }, [{ field: "password", code: "required-field" }], "ERR_ALL_FIELDS_REQUIRED"],
	[{ jmbg: "123" }, [{ field: "jmbg", code: "must-be-13-digits" }], "ERR_ALL_FIELDS_REQUIRED"],
	[{ language: "de" }, [{ field: "language", code: "invalid-value" }], "ERR_ALL_FIELDS_REQUIRED"],
] as const)("a registration with %j is refused field by field", async ([wrong, errors, code]) => {
	expect(await register(newcomer(wrong))).toMatchObject({ status: 422, body: { code, errors } });
});

test("an empty registration lists the missing fields", async () => {
	const { body } = await call<{ errors: { field: string }[] }>("POST", "/api/user/register", { body: {} });
	expect(body.errors.map(({ field }) => field)).toEqual(["first_name", "last_name", "email", "phone", "password"]);
});

test("empty optional fields count as missing", async () => {
	const people = [newcomer({ jmbg: "", card_id: "" }), newcomer({ jmbg: "", card_id: "" })];
	for (const person of people) expect((await register(person)).status).toBe(201);
	expect(await rowOf(people[0]?.email ?? "")).toMatchObject({ cardId: null, jmbgCipher: null, jmbgDigest: null });
});

test("a confirmation link works once, for two days, and only for confirming", async () => {
	const [once, late, other] = [newcomer(), newcomer(), newcomer()];
	for (const person of [once, late, other]) await register(person);
	const token = await tokenFor(db, once.email);
	expect((await verify(token)).status).toBe(200);
	expect(await verify(token)).toMatchObject({ status: 410, body: { code: "ERR_BAD_TOKEN" } });
	const reset = { token: await tokenFor(db, other.email), password: sha512("novalozinka") };
	expect((await call("POST", "/api/user/reset-password", { body: reset })).status).toBe(410);
	clock.set(new Date(testNow.getTime() + 48 * hour + 60_000));
	expect((await verify(await tokenFor(db, late.email))).status).toBe(410);
	clock.set(testNow);
});

test("one of ten concurrent uses of a link succeeds", async () => {
	const person = newcomer();
	await register(person);
	const token = await tokenFor(db, person.email);
	const answers = await Promise.all(Array.from({ length: 10 }, () => verify(token)));
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("the confirmation can be resent, and only the latest link works", async () => {
	const person = newcomer();
	await register(person);
	const first = await tokenFor(db, person.email);
	const again = { email: person.email.toUpperCase(), language: "en" };
	expect((await call("POST", "/api/user/resend-verification", { body: again })).body).toEqual({ code: "SUC_SUCCESS" });
	const second = await tokenFor(db, person.email);
	expect(second).not.toBe(first);
	expect((await verify(first)).status).toBe(410);
	expect((await verify(second)).status).toBe(200);
});

test("both confirmation mails lead back to what was chosen at the price list", async () => {
	const order = "plan=11&gym=3&from=2026-11-20";
	const person = newcomer({ order });
	await register(person);
	const resend = (body: object) =>
		call("POST", "/api/user/resend-verification", { body: { email: person.email, ...body } });
	await resend({ order });
	const [second, first] = await mailsTo(db, person.email);
	expect([first?.data["order"], second?.data["order"]]).toEqual([order, order]);
	clock.set(new Date(testNow.getTime() + hour));
	expect((await resend({ order: "plan=11&text=Stani" })).status).toBe(200);
	// Invalid choices are not mailed: the address may be a stranger's.
	expect((await mailsTo(db, person.email))[0]?.data).toEqual({ sealedToken: expect.any(String) });
	clock.set(testNow);
});

test.for(["resend-verification", "forgot-password"])(
	"%s answers the same for everybody and writes only to members",
	async (path) => {
		const request = (email: string) => call("POST", `/api/user/${path}`, { body: { email } });
		const blocked = await addMember(db, { blocked: true, verified: false });
		const known = await addMember(db, { verified: path === "forgot-password" });
		const unknown = newcomer().email;
		const answers = [await request(known.email), await request(blocked.email), await request(unknown)];
		for (const { status, body } of answers)
			expect({ status, body }).toEqual({ status: 200, body: { code: "SUC_SUCCESS" } });
		expect(await mailsTo(db, known.email)).toHaveLength(1);
		expect(await mailsTo(db, blocked.email)).toEqual([]);
		expect(await mailsTo(db, unknown)).toEqual([]);
	},
);

test("a password reset ends all sessions, confirms the address and works once within an hour", async () => {
	const member = await addMember(db);
	const open = await logIn(app, member.email);
	const forgot = () => call("POST", "/api/user/forgot-password", { body: { email: member.email, language: "sr" } });
	await forgot();
	const older = await tokenFor(db, member.email);
	await forgot();
	const token = await tokenFor(db, member.email);
	const reset = (which: string) =>
		call<{ code: string }>("POST", "/api/user/reset-password", {
			body: { token: which, password: sha512("potpuno nova") },
		});
	expect((await verify(token)).status).toBe(410);
	expect((await reset(older)).status).toBe(410);
	expect((await reset(token)).status).toBe(200);
	expect(await reset(token)).toMatchObject({ status: 410, body: { code: "ERR_BAD_TOKEN" } });
	expect((await call("GET", "/api/user", { headers: open })).body).toMatchObject({ code: "ERR_SESSION_NOT_VALID" });
	expect((await tryLogin(member.email)).body.code).toBe("ERR_BAD_CREDENTIALS");
	expect((await tryLogin(member.email, "potpuno nova")).status).toBe(200);
	clock.set(new Date(testNow.getTime() + hour));
	await forgot();
	clock.set(new Date(testNow.getTime() + 2 * hour + 60_000));
	expect((await reset(await tokenFor(db, member.email))).status).toBe(410);
	clock.set(testNow);
});

test("a password reset confirms the address", async () => {
	const member = await addMember(db, { verified: false });
	await call("POST", "/api/user/forgot-password", { body: { email: member.email } });
	const body = { token: await tokenFor(db, member.email), password: sha512("potpuno nova") };
	await call("POST", "/api/user/reset-password", { body });
	expect((await tryLogin(member.email, "potpuno nova")).status).toBe(200);
});

test.for(["resend-verification", "forgot-password"])("%s writes to one person less and less often", async (path) => {
	const { email } = await addMember(db, { verified: path === "forgot-password" });
	const request = (number: number, minutes: number) => {
		clock.set(new Date(testNow.getTime() + minutes * 60_000));
		const people = Array.from({ length: number }, () => call("POST", `/api/user/${path}`, { body: { email } }));
		return Promise.all(people);
	};
	const sent = async () => (await mailsTo(db, email)).length;
	for (const { status, body } of await request(10, 0))
		expect({ status, body }).toEqual({ status: 200, body: { code: "SUC_SUCCESS" } });
	expect(await sent()).toBe(2);
	const pauses = [2, 4, 8, 16, 30, 30];
	let minutes = 0;
	for (const [index, pause] of pauses.entries()) {
		await request(1, minutes + pause - 0.5);
		expect(await sent()).toBe(index + 2);
		minutes += pause + 0.5;
		await request(1, minutes);
		expect(await sent()).toBe(index + 3);
	}
	await request(2, 49 * 60);
	expect(await sent()).toBe(pauses.length + 4);
	clock.set(testNow);
});

const common = sha512("Lozinka1");
const refusedAsCommon = {
	status: 422,
	body: { code: "ERR_ALL_FIELDS_REQUIRED", errors: [{ field: "password", code: "common-password" }] },
};

test("a common password is refused at registration, reset and change, and the link stays valid", async () => {
	const person = newcomer({ password: common });
	expect(await register(person)).toMatchObject(refusedAsCommon);
	expect(await rowOf(person.email)).toBeUndefined();
	const { email } = await addMember(db);
	const headers = await proved(db, await logIn(app, email));
	await call("POST", "/api/user/forgot-password", { body: { email } });
	const token = await tokenFor(db, email);
	const reset = (password: string) => call("POST", "/api/user/reset-password", { body: { token, password } });
	expect(await reset(common)).toMatchObject(refusedAsCommon);
	expect(await call("POST", "/api/user/password", { headers, body: { password: common } })).toMatchObject(
		refusedAsCommon,
	);
	expect((await tryLogin(email)).status).toBe(200);
	expect((await reset(sha512("nije u spisku"))).status).toBe(200);
});
