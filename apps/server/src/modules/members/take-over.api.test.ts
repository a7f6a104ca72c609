import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { startFacebook } from "../../../test/fake-facebook.ts";
import { startGoogle } from "../../../test/fake-google.ts";
import { logIn, newcomer, sha512, testPassword, tokenFor } from "../../../test/member-factories.ts";
import { addStaff } from "../../../test/staff-factories.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { promoteAccount } from "../../admin/commands.ts";
import { users } from "../../platform/database/schema/members.ts";
import { selectLogin } from "./queries/users.ts";
import { openSession } from "./service/login.ts";

// Google and Facebook are fakes. An attacker registers the address of a victim, and the victim's address becomes
// trusted later.
const google = await startGoogle();
const facebook = await startFacebook();
const app = await buildTestApp({ env: { ...google.settings, ...facebook.settings } });
const { call, db, api } = app;
const admin = await addStaff(db, { role: "admin" });

type Credentials = Record<string, string>;

const send = (path: string, body: unknown, headers = {}) =>
	call<{ code: string; session_id: string }>("POST", `/api${path}`, { body, headers });
const verify = async (email: string) => send("/user/verify", { token: await tokenFor(db, email) });
const victimsPassword = "lozinka žrtve";

/** Sets the victim's password with the link of the latest mail. */
async function setPassword(token: string): Promise<void> {
	const { status } = await send("/user/reset-password", { token, password: sha512(victimsPassword) });
	expect(status).toBe(200);
}

async function reset(email: string): Promise<void> {
	await send("/user/forgot-password", { email });
	await setPassword(await tokenFor(db, email));
}

async function invite(email: string): Promise<void> {
	const { phone } = newcomer();
	const body = {
		email,
		phone,
		first_name: "Nova",
		last_name: "Upravnica",
		role: "admin",
		all_clubs: true,
		gym_ids: [],
	};
	expect((await send("/staff/account", body, admin.headers)).status).toBe(201);
}

async function idOf(email: string): Promise<number> {
	const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
	return row?.id ?? 0;
}

let attackers = 0;
const attackersCredentials: Record<string, (email: string) => Promise<Credentials>> = {
	"a password": async () => ({ password: sha512("lozinka napadača") }),
	"a Google account that claims the address": async (email) => ({
		google_token: await google.token({ sub: `a${attackers++}`, email, email_verified: false }),
	}),
	"a Google account without an address": async () => ({
		google_token: await google.token({ sub: `a${attackers++}` }),
	}),
	"a Facebook account without an address": async () => ({ facebook_token: facebook.token() }),
};

/** How the victim's address becomes trusted. `attack` is called whenever the attacker could get in. */
const events: Record<string, (email: string, attack: () => Promise<void>) => Promise<void>> = {
	"resets the password": (email) => reset(email),
	"confirms the address by mistake, then resets the password": async (email) => {
		await verify(email);
		await reset(email);
	},
	"is invited to the office and accepts": async (email, attack) => {
		await invite(email);
		await attack();
		await setPassword(await tokenFor(db, email));
	},
	"is invited to the office and resets the password": async (email, attack) => {
		await invite(email);
		await attack();
		await reset(email);
	},
	"confirms by mistake, is invited to the office and accepts": async (email, attack) => {
		await verify(email);
		await invite(email);
		await attack();
		await setPassword(await tokenFor(db, email));
	},
	"is invited, confirms with the older mail and accepts": async (email, attack) => {
		const older = await tokenFor(db, email);
		await invite(email);
		expect((await send("/user/verify", { token: older })).status).toBe(410);
		await attack();
		await setPassword(await tokenFor(db, email));
	},
	"gets the confirmation again from the desk, then resets the password": async (email) => {
		await send(`/staff/member/${await idOf(email)}/confirmation`, undefined, admin.headers);
		await reset(email);
	},
	"is promoted at the terminal and follows the printed link": async (email, attack) => {
		const { clock, env } = api.deps;
		const deps = { db, clock, env, publicUrl: "https://kvart.example" };
		const lines = await promoteAccount(deps, email);
		await attack();
		const link = new URL(lines.find((line) => line.startsWith("https://")) ?? "");
		await setPassword(link.searchParams.get("token") ?? "");
	},
};

const attacks = Object.keys(attackersCredentials).flatMap((credentials) =>
	Object.keys(events).map((event) => ({ credentials, event })),
);

test.for(attacks)("registered with $credentials, the victim $event: the attacker stays out", async (attack) => {
	const { email, phone, first_name, last_name } = newcomer();
	const credentials = await attackersCredentials[attack.credentials]?.(email);
	const registration = { email, phone, first_name, last_name, ...credentials };
	expect((await send("/user/register", registration)).status).toBe(201);
	const logInAsAttacker = () => send("/user/login", { ...("password" in registration && { email }), ...credentials });
	const stayOut = async () => expect((await logInAsAttacker()).status).not.toBe(200);
	await events[attack.event]?.(email, stayOut);
	await stayOut();
	await logIn(app, email, victimsPassword);
	const [row] = await db.select().from(users).where(eq(users.email, email));
	expect(row).toMatchObject({ googleId: null, facebookId: null });
});

test("refuses a registration with another address than the one that the provider knows", async () => {
	const other = "mallory@kvart.example";
	const tokens = [
		{ google_token: await google.token({ sub: "other", email: other, email_verified: true }) },
		{ facebook_token: facebook.token({ email: other }) },
	];
	for (const token of tokens) {
		const { password: _, ...person } = newcomer();
		expect(await send("/user/register", { ...person, ...token })).toMatchObject({
			status: 422,
			body: { code: "ERR_BAD_EMAIL", errors: [{ field: "email", code: "invalid-value" }] },
		});
		expect(await idOf(person.email)).toBe(0);
	}
});

test("a log-in that was under way when the password was reset opens no session", async () => {
	const person = newcomer();
	await send("/user/register", person);
	await verify(person.email);
	const before = await selectLogin(db, person.email);
	await reset(person.email);
	const deps = { ...api.deps, limiter: null, socialAccount: () => Promise.reject(new Error("No provider is asked.")) };
	const opening = openSession(deps, before as NonNullable<typeof before>, { address: "10.0.0.1", device: "" });
	await expect(opening).rejects.toMatchObject({ code: "ERR_BAD_CREDENTIALS" });
});

test("an invited person's account has the data of the invitation, not of the earlier registration", async () => {
	const attacker = newcomer({ jmbg: "0101990712399", card_id: "1" });
	await send("/user/register", attacker);
	await invite(attacker.email);
	const [row] = await db.select().from(users).where(eq(users.email, attacker.email));
	expect(row).toMatchObject({ firstName: "Nova", lastName: "Upravnica", cardId: null, jmbgCipher: null });
	expect(row?.phone).not.toBe(attacker.phone.replaceAll(" ", ""));
});

test.for(["reset", "invitation"])("after the %s neither a session nor a calendar of before works", async (event) => {
	const person = newcomer();
	await send("/user/register", person);
	await verify(person.email);
	const headers = await logIn(app, person.email, testPassword);
	const { body } = await call<{ url: string }>("GET", "/api/user/calendar", { headers });
	const calendar = () => call("GET", new URL(body.url).pathname + new URL(body.url).search);
	expect((await calendar()).status).toBe(200);
	if (event === "reset") await reset(person.email);
	else await invite(person.email);
	expect((await call("GET", "/api/user", { headers })).status).toBe(401);
	expect((await calendar()).status).toBe(404);
});
