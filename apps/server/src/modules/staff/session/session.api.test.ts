import type { SecondFactorSetup, StaffSession } from "@kvart/contract/staff/session";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { mailsTo, proved } from "../../../../test/member-factories.ts";
import { addStaff, type TestStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { testNow } from "../../../../test/template.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { sessions, users } from "../../../platform/database/schema/members.ts";
import { auditLog } from "../../../platform/database/schema/office.ts";
import { totpCode } from "./totp.ts";

const app = await buildTestApp();
const { call, clock, db } = app;
beforeEach(() => clock.set(testNow));

const codePath = "/api/staff/second_factor";
const wrong = {
	status: 422,
	body: { code: "ERR_ALL_FIELDS_REQUIRED", errors: [{ field: "code", code: "invalid-value" }] },
};

const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1000);

const send = (staff: TestStaff, method: "POST" | "DELETE", path: string, code: string) =>
	call<StaffSession>(method, path, { headers: staff.headers, body: { code } });

const setUp = async ({ headers }: TestStaff) =>
	call<SecondFactorSetup>("POST", `${codePath}/setup`, { headers: await proved(db, headers) });

const getSession = (staff: TestStaff) => call<StaffSession>("GET", "/api/staff/session", { headers: staff.headers });

test("staff of a club gets the account and its own club only", async () => {
	const staff = await addStaff(db, { clubs: [zemun, vracar] });
	const { body } = await getSession(staff);
	expect(body).toMatchObject({
		user_id: staff.id,
		role: "manager",
		whole_chain: false,
		second_factor: "off",
		language: "sr",
	});
	expect(body.clubs.map(({ id, name }) => [id, name])).toEqual([
		[zemun, "Zemun"],
		[vracar, "Vračar"],
	]);
});

test.for(["manager", "admin"] as const)("a %s of all clubs works for the whole chain", async (role) => {
	const { body } = await getSession(await addStaff(db, { role }));
	expect(body).toMatchObject({ role, whole_chain: true });
	expect(body.clubs).toHaveLength(12);
});

test("an administrator works for the whole chain even if the account has clubs", async () => {
	const { body } = await getSession(await addStaff(db, { role: "admin", clubs: [zemun] }));
	expect(body.clubs).toHaveLength(12);
});

test("once a phone is set up, each session needs a code once", async () => {
	const staff = await addStaff(db);
	const setup = await setUp(staff);
	const { secret, uri, qr } = setup.body;
	expect(uri).toContain(`secret=${secret}`);
	expect(decodeURIComponent(uri)).toContain(staff.email);
	expect(qr).toMatch(/^<svg /);
	expect((await getSession(staff)).body.second_factor).toBe("off");

	expect(await send(staff, "POST", `${codePath}/confirm`, totpCode(secret, later(600)))).toMatchObject(wrong);
	const on = await send(staff, "POST", `${codePath}/confirm`, totpCode(secret, testNow));
	expect(on).toMatchObject({ status: 200, body: { recovery_codes: { length: 10 } } });
	expect((await getSession(staff)).body).toMatchObject({ second_factor: "confirmed", recovery_codes_left: 10 });

	const [row] = await db.select().from(users).where(eq(users.id, staff.id));
	expect(row?.totpPendingCipher).toBeNull();
	expect(JSON.stringify(row)).not.toContain(secret);
	const [mail] = await mailsTo(db, staff.email);
	expect(mail).toMatchObject({ template: "second-factor-changed", data: { change: "on" } });
	const notes = await db
		.select()
		.from(auditLog)
		.where(eq(auditLog.entityId, String(staff.id)));
	expect(notes.map(({ action }) => action)).toEqual(["account.code_failed", "account.second_factor_on"]);
	expect(JSON.stringify(notes)).not.toContain(secret);
});

test("setting it up requires a proof", async () => {
	const staff = await addStaff(db);
	expect(await call("POST", `${codePath}/setup`, { headers: staff.headers })).toMatchObject({
		status: 403,
		body: { code: "ERR_PROOF_NEEDED" },
	});
	const [row] = await db.select().from(users).where(eq(users.id, staff.id));
	expect(row?.totpPendingCipher).toBeNull();
});

test("a code confirms only its own session", async () => {
	const staff = await addStaff(db, { secondFactor: "needed" });
	expect((await getSession(staff)).body.second_factor).toBe("needed");
	const shown = await send(staff, "POST", codePath, totpCode(staff.secret, testNow));
	expect(shown).toMatchObject({ status: 200, body: { second_factor: "confirmed" } });
	expect((await getSession(staff)).body.second_factor).toBe("confirmed");
	await db.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, staff.id));
	expect((await getSession(staff)).body.second_factor).toBe("needed");
});

test("accepts a code with spaces, half a minute early or late, and only once", async () => {
	const staff = await addStaff(db, { secondFactor: "needed" });
	const early = totpCode(staff.secret, later(-30));
	expect((await send(staff, "POST", codePath, `${early.slice(0, 3)} ${early.slice(3)}`)).status).toBe(200);
	expect(await send(staff, "POST", codePath, early)).toMatchObject(wrong);
	expect((await send(staff, "POST", codePath, totpCode(staff.secret, later(30)))).status).toBe(200);
	expect(await send(staff, "POST", codePath, totpCode(staff.secret, testNow))).toMatchObject(wrong);
	expect(await send(staff, "POST", codePath, totpCode(staff.secret, later(90)))).toMatchObject(wrong);
});

test.for(["", "12345", "1234567", "12345a", "１２３４５６"])("refuses %j as a code", async (code) => {
	const staff = await addStaff(db, { secondFactor: "needed" });
	expect((await send(staff, "POST", codePath, code)).status).toBe(422);
});

test("after ten wrong codes even the right one is refused for fifteen minutes", async () => {
	const staff = await addStaff(db, { secondFactor: "needed" });
	const bad = totpCode(staff.secret, later(6000));
	for (let tries = 0; tries < 10; tries += 1) expect(await send(staff, "POST", codePath, bad)).toMatchObject(wrong);
	const paused = await send(staff, "POST", codePath, totpCode(staff.secret, testNow));
	expect(paused).toMatchObject({ status: 429, body: { code: "ERR_TOO_MANY_REQUESTS" } });
	expect(Number(paused.headers["retry-after"])).toBeGreaterThan(890);
	clock.set(later(930));
	expect((await send(staff, "POST", codePath, totpCode(staff.secret, later(930)))).status).toBe(200);
	const [row] = await db.select().from(users).where(eq(users.id, staff.id));
	expect(row).toMatchObject({ totpFailures: 0, totpFailedAt: null });
});

test("is turned off with a last code, and a mail is sent", async () => {
	const staff = await addStaff(db, { secondFactor: "confirmed" });
	expect(await send(staff, "DELETE", codePath, totpCode(staff.secret, later(600)))).toMatchObject(wrong);
	const off = await send(staff, "DELETE", codePath, totpCode(staff.secret, testNow));
	expect(off).toMatchObject({ status: 200, body: { second_factor: "off" } });
	expect((await mailsTo(db, staff.email))[0]?.data).toMatchObject({ change: "off" });
});

test("confirming or turning off without a second factor is refused with the current state", async () => {
	const staff = await addStaff(db);
	const meanwhile = { status: 409, body: { code: "ERR_CHANGED_MEANWHILE", current: { second_factor: "off" } } };
	expect(await send(staff, "POST", codePath, "123456")).toMatchObject(meanwhile);
	expect(await send(staff, "DELETE", codePath, "123456")).toMatchObject(meanwhile);
	expect(await send(staff, "POST", `${codePath}/confirm`, "123456")).toMatchObject(meanwhile);
});

test("a second phone cannot replace the first", async () => {
	const staff = await addStaff(db, { secondFactor: "confirmed" });
	const again = await setUp(staff);
	expect(again).toMatchObject({ status: 409, body: { code: "ERR_CHANGED_MEANWHILE" } });
});

test("a code used by two sessions at once confirms one of them", async () => {
	const staff = await addStaff(db, { secondFactor: "needed" });
	const code = totpCode(staff.secret, testNow);
	const answers = await Promise.all([1, 2, 3].map(() => send(staff, "POST", codePath, code)));
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
	expect(answers.filter(({ status }) => status === 422)).toHaveLength(2);
});
