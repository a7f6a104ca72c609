import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addMember, loggedIn, logIn, proved, sha512, testPassword } from "../../../test/member-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { sessions } from "../../platform/database/schema/members.ts";
import { auditLog } from "../../platform/database/schema/office.ts";
import { sessionDigest } from "../../platform/session.ts";

const app = await buildTestApp();
const { call, db, clock } = app;
const login = (email: string, password = testPassword, headers = {}) =>
	call<{ code: string; session_id: string }>("POST", "/api/user/login", {
		body: { email, password: sha512(password) },
		headers,
	});

test("each log-in creates a random session, stored by its digest for 365 days", async () => {
	const member = await addMember(db);
	const agent = {
		"user-agent": "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
	};
	const [first, second] = [await login(member.email, testPassword, agent), await login(member.email)];
	expect(first.body).toMatchObject({ code: "SUC_LOGGED_IN", role: "member" });
	expect(first.body.session_id).toMatch(/^[\w-]{43}$/);
	expect(second.body.session_id).not.toBe(first.body.session_id);
	const rows = await db.select().from(sessions).where(eq(sessions.userId, member.id));
	expect(rows.map(({ tokenHash }) => tokenHash)).toContain(sessionDigest(first.body.session_id));
	expect(JSON.stringify(rows)).not.toContain(first.body.session_id);
	expect(rows[0]).toMatchObject({ device: "Chrome, Android" });
	clock.set(new Date(testNow.getTime() + 365 * 86_400_000 - 60_000));
	expect((await call("GET", "/api/user", { headers: { session_id: first.body.session_id } })).status).toBe(200);
	clock.set(new Date(testNow.getTime() + 365 * 86_400_000 + 60_000));
	const late = await call("GET", "/api/user", { headers: { session_id: first.body.session_id } });
	expect(late).toMatchObject({ status: 401, body: { code: "ERR_SESSION_NOT_VALID" } });
	clock.set(testNow);
});

test("without the password, wrong, unknown and unconfirmed accounts look the same", async () => {
	const known = await addMember(db);
	const fresh = await addMember(db, { verified: false });
	const answers = [
		await login(known.email, "pogrešna"),
		await login("niko@kvart.example"),
		await login(fresh.email, "pogrešna"),
	];
	for (const { status, body } of answers) {
		expect({ status, body }).toEqual({
			status: 401,
			body: { status: 401, title: expect.any(String), code: "ERR_BAD_CREDENTIALS" },
		});
	}
	expect((await login(fresh.email)).body.code).toBe("ERR_USER_NOT_VALIDATED");
});

test("a blocked member learns it only with the right password, and open sessions end", async () => {
	const blocked = await addMember(db, { blocked: true });
	expect((await login(blocked.email, "pogrešna")).body.code).toBe("ERR_BAD_CREDENTIALS");
	expect(await login(blocked.email)).toMatchObject({ status: 403, body: { code: "ERR_BAD_ROLE" } });
});

test("log-out ends only this session", async () => {
	const member = await addMember(db);
	const [phone, desk] = [await logIn(app, member.email), await logIn(app, member.email)];
	expect((await call("POST", "/api/user/logout", { headers: phone })).body).toEqual({ code: "SUC_SUCCESS" });
	expect((await call("GET", "/api/user", { headers: phone })).body).toMatchObject({ code: "ERR_SESSION_NOT_VALID" });
	expect((await call("POST", "/api/user/logout", { headers: phone })).status).toBe(401);
	expect((await call("GET", "/api/user", { headers: desk })).status).toBe(200);
});

test("a member lists and ends only their own sessions", async () => {
	const [one, other] = [await loggedIn(app), await loggedIn(app)];
	const second = await proved(db, await logIn(app, one.email));
	const { body } = await call<{ current: boolean }[]>("GET", "/api/user/session", { headers: second });
	expect(body).toHaveLength(2);
	expect(body.filter(({ current }) => current)).toHaveLength(1);
	expect(JSON.stringify(body)).not.toContain(second.session_id);
	expect((await call("DELETE", "/api/user/session", { headers: second })).status).toBe(200);
	for (const headers of [one.headers, second]) expect((await call("GET", "/api/user", { headers })).status).toBe(401);
	expect((await call("GET", "/api/user", { headers: other.headers })).status).toBe(200);
});

test("old sessions are deleted at the next log-in", async () => {
	const { id, email, headers } = await loggedIn(app);
	await call("POST", "/api/user/logout", { headers });
	clock.set(new Date(testNow.getTime() + 31 * 86_400_000));
	await logIn(app, email);
	clock.set(testNow);
	expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toHaveLength(1);
});

async function time(email: string): Promise<number> {
	const started = performance.now();
	await login(email, "pogrešna");
	return performance.now() - started;
}

function median(list: number[]): number {
	return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
}

test("unknown accounts take as long as known ones", { timeout: 60_000 }, async () => {
	const member = await addMember(db);
	await time("prvi@kvart.example");
	const known: number[] = [];
	const unknown: number[] = [];
	for (let round = 0; round < 25; round += 1) {
		known.push(await time(member.email));
		unknown.push(await time(`niko${round}@kvart.example`));
	}
	// The password check takes about 20 ms; without it, unknown accounts would be ten times faster.
	expect(median(unknown) / median(known)).toBeGreaterThan(0.6);
	expect(median(unknown) / median(known)).toBeLessThan(1.6);
});

test("a failed log-in is written to the audit log, with the account if there is one and never with the address", async () => {
	const member = await addMember(db);
	const failures = () => db.select().from(auditLog).where(eq(auditLog.action, "member.login_failed"));
	const before = (await failures()).length;
	expect((await login(member.email, "pogrešna")).status).toBe(401);
	expect((await login("nikog.nema@kvart.example")).status).toBe(401);
	const rows = (await failures()).slice(before);
	expect(rows.map(({ entity, entityId, actorId }) => [entity, entityId, actorId])).toEqual([
		["member", String(member.id), null],
		["member", "unknown", null],
	]);
	expect(JSON.stringify(rows)).not.toContain("@");
	await logIn(app, member.email);
	expect(await failures()).toHaveLength(before + 2);
});
