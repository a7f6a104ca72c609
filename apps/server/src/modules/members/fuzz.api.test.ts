import { type CallName, calls, splitCall } from "@kvart/contract/calls";
import { isErrorCode } from "@kvart/contract/errors";
import { trimmed } from "@kvart/contract/visible-text";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { loggedIn, logIn, newcomer, sha512, testPassword } from "../../../test/member-factories.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { spoiled, weirdBodies, weirdText } from "../../../test/weird.ts";
import { users } from "../../platform/database/schema/members.ts";

const app = await buildTestApp();
const { server, db } = app;
const member = await loggedIn(app);
const password = sha512(testPassword);

/** A valid body of every account call and the number of mutations; fewer for mail calls, which are slow on purpose. */
const accountCalls: Partial<Record<CallName, { body: Record<string, unknown>; runs: number }>> = {
	login: { body: { email: member.email, password }, runs: 40 },
	register: { body: newcomer({ jmbg: "", card_id: "" }), runs: 60 },
	verifyUser: { body: { token: "x".repeat(43) }, runs: 60 },
	resendVerification: { body: { email: member.email, language: "sr" }, runs: 20 },
	forgotPassword: { body: { email: member.email, language: "sr" }, runs: 20 },
	resetPassword: { body: { token: "x".repeat(43), password }, runs: 40 },
	patchUser: { body: { first_name: "Ana", last_name: "Ilić", language: "en" }, runs: 80 },
	changePassword: { body: { password }, runs: 30 },
	changeEmail: { body: { email: "nova.adresa@kvart.example" }, runs: 20 },
	stopEmailChange: { body: { token: "x".repeat(43) }, runs: 40 },
	startGoogle: { body: { return_path: "/login" }, runs: 40 },
	finishGoogle: { body: { code: "x", state: "x".repeat(43), attempt: "x".repeat(100) }, runs: 40 },
	linkProvider: { body: { google_token: "x".repeat(43) }, runs: 40 },
	proveIdentity: { body: { password: sha512("pogrešna") }, runs: 30 },
	addFavourite: { body: { kind: "coach", id: 1 }, runs: 60 },
	removeFavourite: { body: { kind: "coach", id: 1 }, runs: 60 },
	submitGroupCode: { body: { code: "KVART2026" }, runs: 80 },
	countVideoView: { body: { device: { os: "Android", client: "Chrome" } }, runs: 80 },
};
const names = Object.keys(accountCalls) as CallName[];

async function send(name: CallName, payload: string | Buffer, headers: Record<string, string> = {}) {
	const { method, path } = splitCall(calls[name]);
	const response = await server.inject({
		method,
		url: `/api${path.replace("{id}", "1")}`,
		headers: { "content-type": "application/json", ...member.headers, ...headers },
		payload,
	});
	const body = JSON.parse(response.body) as { code: string };
	return { status: response.statusCode, body, text: response.body };
}

/** Never a server error, always a known code, and no internals. */
function expectRefusalOrSuccess({ status, body, text }: Awaited<ReturnType<typeof send>>): void {
	expect(status).toBeLessThan(500);
	if (status >= 400) expect(isErrorCode(body.code)).toBe(true);
	expect(text).not.toMatch(/ at |node_modules|drizzle|insert into|violates/);
}

test.for(names)("%s handles invalid bodies", { timeout: 60_000 }, async (name) => {
	const { body, runs } = accountCalls[name] ?? { body: {}, runs: 0 };
	await fc.assert(
		fc.asyncProperty(spoiled(body), async (payload) =>
			expectRefusalOrSuccess(await send(name, JSON.stringify(payload))),
		),
		{ numRuns: runs },
	);
	expect((await server.inject({ url: "/api/user", headers: member.headers })).statusCode).toBe(200);
});

test.for(names)("%s handles malformed JSON", async (name) => {
	for (const { what, payload, type } of weirdBodies) {
		const answer = await send(name, payload, { "content-type": type });
		expectRefusalOrSuccess(answer);
		// Deleting and changing have optional fields only, so an empty object can be valid.
		if (!["a prototype", "a constructor", "a key twice", "a byte order mark", "deep objects"].includes(what)) {
			expect([what, answer.status >= 400]).toEqual([what, true]);
		}
	}
});

test("refuses unknown sessions of any form", async () => {
	await fc.assert(
		fc.asyncProperty(weirdText, async (text) => {
			// HTTP cannot send these.
			const session_id = text.replace(/[^\t\x20-\x7e\x80-\xff]/g, "");
			const { statusCode } = await server.inject({ url: "/api/user", headers: { session_id } });
			expect(statusCode).toBe(401);
		}),
		{ numRuns: 60 },
	);
});

test("stores accepted input as sent", { timeout: 60_000 }, async () => {
	await fc.assert(
		fc.asyncProperty(weirdText, weirdText, weirdText, async (first, last, card) => {
			const body = {
				...newcomer(),
				first_name: first,
				last_name: last,
				card_id: card,
				role: "admin",
				emailVerifiedAt: 1,
			};
			const { status } = await send("register", JSON.stringify(body));
			const [row] = await db.select().from(users).where(eq(users.email, body.email));
			const stored = { firstName: trimmed(first), lastName: trimmed(last), cardId: trimmed(card) || null };
			const rights = { role: "member", emailVerifiedAt: null, termsAcceptedAt: null };
			expect([201, 413, 422]).toContain(status);
			expect({ row }).toMatchObject({ row: status === 201 ? { ...stored, ...rights } : undefined });
		}),
		{ numRuns: 60 },
	);
});

test("the member is unchanged afterwards", async () => {
	const [row] = await db.select().from(users).where(eq(users.id, member.id));
	expect(row).toMatchObject({ email: member.email, role: "member", erasedAt: null, blockedAt: null });
	await logIn(app, member.email);
});
