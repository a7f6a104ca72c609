import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
	addMember,
	loggedIn,
	logIn,
	mailsTo,
	newcomer,
	proved,
	sha512,
	tokenFor,
} from "../../../test/member-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { users } from "../../platform/database/schema/members.ts";

const app = await buildTestApp();
const { call, clock, db } = app;
beforeEach(() => clock.set(testNow));

const send = (path: string, body: unknown, headers = {}) =>
	call<{ code: string }>("POST", `/api/user${path}`, { body, headers });
const verify = (token: string) => send("/verify", { token });

async function addressOf(id: number): Promise<string | undefined> {
	const [row] = await db.select().from(users).where(eq(users.id, id));
	return row?.email;
}

/** A member who has asked for another address, with the token of each mail. */
async function changing() {
	const member = await loggedIn(app);
	const { email } = newcomer();
	expect((await send("/email", { email }, await proved(db, member.headers))).body).toEqual({ code: "SUC_SUCCESS" });
	const [atOld, atNew] = [await tokenFor(db, member.email), await tokenFor(db, email)];
	return { ...member, old: member.email, email, atOld, atNew };
}

test.for(["old", "new"])("an address changes when both have confirmed, first the %s one", async (first) => {
	const { id, old, email, atOld, atNew, headers } = await changing();
	expect((await mailsTo(db, old))[0]?.template).toBe("confirm-email-change");
	expect((await mailsTo(db, email))[0]?.template).toBe("confirm-new-email");
	await send("/forgot-password", { email: old });
	const reset = { token: await tokenFor(db, old), password: sha512("sasvim nova") };
	const tokens = first === "old" ? [atOld, atNew] : [atNew, atOld];
	expect((await verify(tokens[0] ?? "")).body).toEqual({ code: "SUC_SUCCESS", email_change: "waiting" });
	expect(await addressOf(id)).toBe(old);
	expect((await verify(tokens[0] ?? "")).status).toBe(410);
	expect((await verify(tokens[1] ?? "")).body).toEqual({ code: "SUC_SUCCESS", email_change: "done" });
	expect(await addressOf(id)).toBe(email);
	expect((await call("GET", "/api/user", { headers })).status).toBe(200);
	await logIn(app, email);
	await expect(logIn(app, old)).rejects.toThrow("401");
	// A link that was mailed to the old address before.
	expect((await send("/reset-password", reset)).status).toBe(410);
});

test("both confirmations at once change the address", async () => {
	const { id, email, atOld, atNew } = await changing();
	await Promise.all([verify(atOld), verify(atNew)]);
	expect(await addressOf(id)).toBe(email);
});

test("the old address stops the change, and nothing that opened the account works any more", async () => {
	const { id, old, atOld, atNew, headers } = await changing();
	expect((await send("/email/stop", { token: atNew })).status).toBe(410);
	expect((await send("/email/stop", { token: atOld })).body).toEqual({ code: "SUC_SUCCESS" });
	expect((await verify(atNew)).status).toBe(410);
	expect(await addressOf(id)).toBe(old);
	expect((await call("GET", "/api/user", { headers })).status).toBe(401);
	await expect(logIn(app, old)).rejects.toThrow("401");
	await send("/forgot-password", { email: old });
	const reset = { token: await tokenFor(db, old), password: sha512("sasvim nova") };
	expect((await send("/reset-password", reset)).status).toBe(200);
	await logIn(app, old, "sasvim nova");
});

test("a confirmation of an earlier change does not count for a later one", async () => {
	const { id, old, atOld, headers } = await changing();
	await verify(atOld);
	const { email } = newcomer();
	await send("/email", { email }, headers);
	expect((await verify(await tokenFor(db, email))).body).toMatchObject({ email_change: "waiting" });
	expect(await addressOf(id)).toBe(old);
});

test("a new password, an expired link and a taken address end the change", async () => {
	const reset = await changing();
	await verify(reset.atOld);
	await send("/forgot-password", { email: reset.old });
	await send("/reset-password", { token: await tokenFor(db, reset.old), password: sha512("sasvim nova") });
	expect((await verify(reset.atNew)).status).toBe(410);
	const taken = await changing();
	await verify(taken.atOld);
	await send("/register", newcomer({ email: taken.email }));
	expect(await verify(taken.atNew)).toMatchObject({ status: 409, body: { code: "ERR_DUPLICATED_EMAIL" } });
	const late = await changing();
	clock.set(new Date(testNow.getTime() + 49 * 3_600_000));
	expect((await verify(late.atNew)).status).toBe(410);
	for (const { id, old } of [reset, taken, late]) expect(await addressOf(id)).toBe(old);
});

test("a change needs a session and a free address, and mails are limited", async () => {
	const { headers: unproved, email: own } = await loggedIn(app);
	const headers = await proved(db, unproved);
	const { email: other } = await addMember(db);
	const { email } = newcomer();
	expect((await send("/email", { email })).status).toBe(401);
	expect((await send("/email", { email: own.toUpperCase() }, headers)).status).toBe(422);
	expect((await send("/email", { email: other }, headers)).body.code).toBe("ERR_DUPLICATED_EMAIL");
	expect(await mailsTo(db, email)).toEqual([]);
	for (const status of [200, 200, 429]) {
		expect((await send("/email", { email }, headers)).status).toBe(status);
	}
	expect(await mailsTo(db, email)).toHaveLength(2);
});

test("erasing a member also removes the mail to the new address", async () => {
	const { headers, email } = await changing();
	expect((await call("DELETE", "/api/user", { headers })).status).toBe(200);
	expect(await mailsTo(db, email)).toEqual([]);
});
