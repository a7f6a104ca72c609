import type { RecoveryCodes, SecondFactorSetup, StaffSession } from "@kvart/contract/staff/session";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { mailsTo, proved } from "../../../../test/member-factories.ts";
import { addStaff, type TestStaff } from "../../../../test/staff-factories.ts";
import { testNow } from "../../../../test/template.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { sessions } from "../../../platform/database/schema/members.ts";
import { auditLog } from "../../../platform/database/schema/office.ts";
import { recoveryCodes } from "../../../platform/database/schema/second-factors.ts";
import { totpCode } from "./totp.ts";

// As in production.
const app = await buildTestApp({ env: { STAFF_SECOND_FACTOR: "required" } });
const { call, clock, db } = app;
beforeEach(() => clock.set(testNow));

const path = "/api/staff/second_factor";
const wrong = { status: 422, body: { errors: [{ field: "code", code: "invalid-value" }] } };
const refused = { status: 403, body: { code: "ERR_SECOND_FACTOR" } };

const work = ({ headers }: TestStaff) => call("GET", "/api/staff/today", { headers });
const session = ({ headers }: TestStaff) => call<StaffSession>("GET", "/api/staff/session", { headers });
const confirm = ({ headers }: TestStaff, code: string) => call<StaffSession>("POST", path, { headers, body: { code } });

async function setUp({ headers }: TestStaff): Promise<string[]> {
	const { body } = await call<SecondFactorSetup>("POST", `${path}/setup`, { headers: await proved(db, headers) });
	const code = totpCode(body.secret, testNow);
	const on = await call<RecoveryCodes>("POST", `${path}/confirm`, { headers, body: { code } });
	return on.body.recovery_codes;
}

/** As after a new log-in. */
async function unconfirm({ id }: TestStaff): Promise<void> {
	await db.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, id));
}

async function actionsOf({ id }: TestStaff): Promise<string[]> {
	const rows = await db
		.select()
		.from(auditLog)
		.where(eq(auditLog.entityId, String(id)));
	return rows.map(({ action }) => action);
}

test("where it is required, staff without a second factor can only set one up", async () => {
	const staff = await addStaff(db);
	expect(await session(staff)).toMatchObject({ status: 200, body: { second_factor: "missing" } });
	expect(await work(staff)).toMatchObject(refused);
	expect(await confirm(staff, "123456")).toMatchObject(refused);
	const headers = await proved(db, staff.headers);
	const renewal = await call("POST", `${path}/recovery_codes`, { headers });
	expect(renewal).toMatchObject(refused);
	await setUp(staff);
	expect(await work(staff)).toMatchObject({ status: 200 });
	expect((await session(staff)).body.second_factor).toBe("confirmed");
});

test("turning it off leads back to setting it up", async () => {
	const staff = await addStaff(db, { secondFactor: "confirmed" });
	const { headers } = staff;
	const code = totpCode(staff.secret, testNow);
	const off = await call("DELETE", path, { headers, body: { code } });
	expect(off).toMatchObject({ status: 200, body: { second_factor: "missing", recovery_codes_left: 0 } });
	expect(await work(staff)).toMatchObject(refused);
});

test("ten different codes, of which only digests are stored", async () => {
	const staff = await addStaff(db);
	const codes = await setUp(staff);
	expect(new Set(codes).size).toBe(10);
	for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
	const rows = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, staff.id));
	expect(rows).toHaveLength(10);
	for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll("-", ""));
});

test("each confirms a session once, however it is typed, and a mail says so", async () => {
	const staff = await addStaff(db);
	const [first = "", second = ""] = await setUp(staff);
	await unconfirm(staff);
	const shown = await confirm(staff, ` ${first.toLowerCase().replaceAll("-", " ")} `);
	expect(shown).toMatchObject({ status: 200, body: { second_factor: "confirmed", recovery_codes_left: 9 } });
	expect((await mailsTo(db, staff.email))[0]).toMatchObject({
		template: "second-factor-changed",
		data: { change: "used" },
	});
	await unconfirm(staff);
	expect(await confirm(staff, first)).toMatchObject(wrong);
	expect(await work(staff)).toMatchObject(refused);
	expect((await confirm(staff, second)).status).toBe(200);
	expect(await actionsOf(staff)).toEqual([
		"account.second_factor_on",
		"account.recovery_code_used",
		"account.code_failed",
		"account.recovery_code_used",
	]);
});

test("a code used by several sessions at once confirms one of them", async () => {
	const staff = await addStaff(db);
	const [code = ""] = await setUp(staff);
	const answers = await Promise.all([1, 2, 3].map(() => confirm(staff, code)));
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
	expect(answers.filter(({ status }) => status === 422)).toHaveLength(2);
});

test("refuses those of another account", async () => {
	const [code = ""] = await setUp(await addStaff(db));
	const staff = await addStaff(db, { secondFactor: "needed" });
	expect(await confirm(staff, code)).toMatchObject(wrong);
});

test("guessing them is held back like guessing codes of the phone", async () => {
	const staff = await addStaff(db, { secondFactor: "needed" });
	for (let tries = 0; tries < 10; tries += 1) expect(await confirm(staff, "A".repeat(16))).toMatchObject(wrong);
	expect(await confirm(staff, totpCode(staff.secret, testNow))).toMatchObject({ status: 429 });
});

test("new ones need a proof and void the previous ones", async () => {
	const staff = await addStaff(db);
	const [old = ""] = await setUp(staff);
	const { headers } = staff;
	const renew = () => call<RecoveryCodes>("POST", `${path}/recovery_codes`, { headers });
	await db.update(sessions).set({ provedAt: null }).where(eq(sessions.userId, staff.id));
	expect(await renew()).toMatchObject({ status: 403, body: { code: "ERR_PROOF_NEEDED" } });
	await proved(db, headers);
	const renewed = await renew();
	expect(renewed.body.recovery_codes).toHaveLength(10);
	expect(await confirm(staff, old)).toMatchObject(wrong);
	expect((await confirm(staff, renewed.body.recovery_codes[0] ?? "")).status).toBe(200);
	expect((await mailsTo(db, staff.email)).map(({ data }) => data["change"])).toContain("codes");
});

test("they cannot replace the code of a phone that is being set up", async () => {
	const staff = await addStaff(db);
	const { headers } = staff;
	await call("POST", `${path}/setup`, { headers: await proved(db, headers) });
	expect(await call("POST", `${path}/confirm`, { headers, body: { code: "A".repeat(16) } })).toMatchObject(wrong);
});
