import type { Client } from "@kvart/contract/client";
import { expect, test } from "vitest";
import { createPeriod, newGuest } from "../../../test/booking-factories.ts";
import { addMember, newcomer, sha512, testPassword, tokenFor } from "../../../test/member-factories.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { Cache } from "../cache/cache.ts";
import { installSite } from "./bridge.ts";

// The server and its database are real. The site is a fake that reports its request and runs what the test passes in.
const cache = new Cache({ page: 1_000_000, places: 1_000_000, answer: 1_000_000 });
const app = await buildTestApp({ cache, env: { RATE_LIMIT: "on", PUBLIC_URL: "https://kvart.example" } });
let act: (api: Client, form: URLSearchParams) => Promise<unknown> = async () => "nothing";
installSite(app.server, {
	api: app.api,
	site: async (request, { api }) => {
		const { pathname, search } = new URL(request.url);
		const done =
			request.method === "POST"
				? await act(api, new URLSearchParams(await request.text())).catch(
						({ code, status, errors }: Error & { code: string; status: number; errors: unknown }) => ({
							code,
							status,
							errors,
						}),
					)
				: null;
		const body = JSON.stringify({ method: request.method, path: pathname + search, done });
		return { status: 200, headers: { "content-type": "text/html; charset=utf-8" }, body };
	},
});

const get = (url: string, headers: Record<string, string> = {}) =>
	app.server.inject({ method: "GET", url, headers: { host: "kvart.example", ...headers } });
const english = { cookie: "theme=dark; language=en; x=1" };

test("/ redirects to the chosen language with its query, and the redirect is not cached", async () => {
	for (const site of [{}, { "sec-fetch-site": "none" }, { "sec-fetch-site": "cross-site" }]) {
		const { statusCode, headers } = await get("/", { ...english, ...site });
		expect({ statusCode, location: headers.location }).toEqual({ statusCode: 302, location: "/en" });
		expect(headers).toMatchObject({ "cache-control": "private, no-store", vary: "cookie" });
	}
	expect((await get("/?utm_source=mail", english)).headers.location).toBe("/en?utm_source=mail");
	expect((await app.server.inject({ method: "HEAD", url: "/", headers: english })).statusCode).toBe(302);
});

test("/ is the Serbian page without a choice, and with an invalid one", async () => {
	for (const cookie of [
		"",
		"language=sr",
		"language=de",
		"language=",
		"language",
		"old_language=en",
		"language=en-US",
	]) {
		const { statusCode, headers } = await get("/", { cookie });
		expect([cookie, statusCode]).toEqual([cookie, 200]);
		expect(headers["vary"]).toContain("cookie");
	}
	// The page is cached by now, and the choice still counts.
	expect((await get("/", english)).statusCode).toBe(302);
	expect((await get("/")).statusCode).toBe(200);
});

test("links within the site lead to the Serbian home", async () => {
	expect((await get("/", { ...english, "sec-fetch-site": "same-origin" })).statusCode).toBe(200);
	expect((await get("/", { ...english, referer: "https://kvart.example/clubs" })).statusCode).toBe(200);
	expect((await get("/", { ...english, referer: "https://search.example/" })).statusCode).toBe(302);
	expect((await get("/", { ...english, referer: "no address" })).statusCode).toBe(302);
});

test.for(["/clubs", "/en", "/en/clubs", "/en?x=1", "/blog/1", "/unknown"])(
	"%s says what it wants and is what everybody gets",
	async (url) => {
		for (const cookie of ["language=en", "language=sr"]) {
			const { statusCode, headers } = await get(url, { cookie });
			expect(statusCode).toBe(200);
			expect(headers["vary"] ?? "").not.toContain("cookie");
		}
	},
);

const post = (headers: Record<string, string>, form: Record<string, string> = {}, remoteAddress = "10.9.0.1") =>
	app.server.inject({
		method: "POST",
		url: "/login?redirect=/account",
		remoteAddress,
		headers: { host: "kvart.example", "content-type": "application/x-www-form-urlencoded", ...headers },
		payload: new URLSearchParams(form).toString(),
	});

test.for([
	{ "sec-fetch-site": "same-origin", origin: "https://kvart.example" },
	{ "sec-fetch-site": "same-origin", origin: "null" },
	{ "sec-fetch-site": "none" },
	{ origin: "https://kvart.example" },
	{ origin: "http://localhost:3000", host: "localhost:3000" },
	{},
])("a form of the site's own page is accepted: %j", async (headers) => {
	const { statusCode, headers: answered, body } = await post(headers);
	expect(statusCode).toBe(200);
	expect(JSON.parse(body)).toMatchObject({
		method: "POST",
		path: "/login?redirect=/account",
	});
	expect(answered["cache-control"]).toBe("no-store");
});

test.for([
	{ "sec-fetch-site": "cross-site", origin: "https://evil.example" },
	{ "sec-fetch-site": "same-site", origin: "https://old.kvart.example" },
	{ "sec-fetch-site": "cross-site" },
	{ origin: "https://evil.example" },
	{ origin: "https://kvart.example.evil.example" },
	{ origin: "null" },
])("a cross-site form shows the page and does nothing: %j", async (headers) => {
	act = async () => expect.fail("the form was taken");
	const { statusCode, body } = await post(headers);
	act = async () => "nothing";
	expect(statusCode).toBe(403);
	expect(JSON.parse(body)).toMatchObject({ method: "GET", done: null });
});

const own = { "sec-fetch-site": "same-origin" };
async function send<T>(wanted: typeof act, form: Record<string, string> = {}, address?: string): Promise<T> {
	act = wanted;
	const { body } = await post(own, form, address);
	return (JSON.parse(body) as { done: T }).done;
}

const logIn: typeof act = (api, form) =>
	api.login({ body: { email: form.get("email") ?? "", password: sha512(form.get("password") ?? "") } });

test("a page can run every public call on behalf of its visitor", async () => {
	const { email } = await addMember(app.db);
	expect(await send(logIn, { email, password: testPassword })).toMatchObject({ code: "SUC_LOGGED_IN", role: "member" });
	expect(await send(logIn, { email, password: "pogrešna" })).toMatchObject({
		status: 401,
		code: "ERR_BAD_CREDENTIALS",
	});

	const person = newcomer();
	expect(await send((api) => api.register({ body: person as never }))).toEqual({ code: "SUC_REGISTERED" });
	const token = await tokenFor(app.db, person.email);
	expect(await send((api) => api.verifyUser({ body: { token } }))).toEqual({ code: "SUC_SUCCESS" });
	expect(await send((api) => api.verifyUser({ body: { token } }))).toMatchObject({
		status: 410,
		code: "ERR_BAD_TOKEN",
	});
	expect(await send((api) => api.resendVerification({ body: { email: person.email } }))).toEqual({
		code: "SUC_SUCCESS",
	});
	expect(await send((api) => api.forgotPassword({ body: { email } }))).toEqual({ code: "SUC_SUCCESS" });
	const reset = { token: await tokenFor(app.db, email), password: sha512("sasvim nova") };
	expect(await send((api) => api.resetPassword({ body: reset }))).toEqual({ code: "SUC_SUCCESS" });
});

test("a form that is sent repeatedly books once", async () => {
	const id = await createPeriod(app.db, { capacity: 5 });
	const guest = newGuest();
	const book: typeof act = (api) =>
		api.bookPeriodAsGuest({ params: { id }, body: guest }, { idempotencyKey: "of-this-form" });
	const first = await send<{ calendar_url: string }>(book);
	expect(first).toMatchObject({ code: "SUC_BOOKED" });
	expect(await send(book)).toEqual(first);
	expect(await send((api) => api.bookPeriodAsGuest({ params: { id }, body: guest }))).toMatchObject({
		code: "ERR_ALREADY_BOOKED",
	});
});

test("a guest form without scripts has no proof: ten an hour pass", async () => {
	const id = await createPeriod(app.db, { capacity: 60 });
	const codes: string[] = [];
	for (let count = 0; count < 11; count += 1) {
		const book: typeof act = (api) => api.bookPeriodAsGuest({ params: { id }, body: newGuest() });
		codes.push((await send<{ code: string }>(book, {}, "10.9.3.1")).code);
	}
	expect(codes).toEqual([...Array.from({ length: 10 }, () => "SUC_BOOKED"), "ERR_TOO_MANY_GUEST_BOOKINGS"]);
});

const empty: typeof act = (api) => api.sendLeadForm({ body: {} as never });

test("forms count for the address of the sender and the account that they name", async () => {
	const { email } = await addMember(app.db);
	const guess: typeof act = (api) => api.login({ body: { email, password: sha512("pogrešna") } });
	const answers: { status: number }[] = [];
	for (let count = 0; count < 11; count += 1) answers.push(await send(guess, {}, `10.9.1.${count}`));
	expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
	const tries: { status: number }[] = [];
	for (let count = 0; count < 31; count += 1) tries.push(await send(empty, {}, "10.9.2.1"));
	expect(tries.map(({ status }) => status)).toEqual([...Array.from({ length: 30 }, () => 422), 429]);
	expect(await send(empty, {}, "10.9.2.2")).toMatchObject({ status: 422 });
});
