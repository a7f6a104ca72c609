import { expect, test } from "vitest";
import { addMember, logIn, sha512, testPassword } from "../../../test/member-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";

const app = await buildTestApp({ env: { RATE_LIMIT: "on" } });

async function tryFrom(address: string, email: string, password = "pogrešna"): Promise<number> {
	const { statusCode } = await app.server.inject({
		method: "POST",
		url: "/api/user/login",
		remoteAddress: address,
		payload: { email, password: sha512(password) },
	});
	return statusCode;
}

test("allows ten attempts per minute and account, in any spelling", async () => {
	const { email } = await addMember(app.db);
	const spellings = [email, email.toUpperCase(), ` ${email} `];
	for (let count = 0; count < 10; count += 1) {
		expect(await tryFrom(`10.0.0.${count}`, spellings[count % 3] ?? email)).toBe(401);
	}
	expect(await tryFrom("10.0.0.99", email, testPassword)).toBe(429);
	app.clock.set(new Date(testNow.getTime() + 120_000));
	expect(await tryFrom("10.0.0.99", email, testPassword)).toBe(200);
});

test("a known network address has ten attempts too", async () => {
	const { email } = await addMember(app.db);
	const home = "10.3.0.1";
	expect(await tryFrom(home, email, testPassword)).toBe(200);
	app.clock.set(new Date(app.api.deps.clock.now().getTime() + 120_000));
	const statuses: number[] = [];
	for (let count = 0; count < 12; count += 1) statuses.push(await tryFrom(home, email));
	expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
});

test("attempts of others do not lock a member out of a known network address", async () => {
	const { email } = await addMember(app.db);
	const home = "10.1.0.1";
	expect(await tryFrom(home, email, testPassword)).toBe(200);
	for (let count = 0; count < 30; count += 1) await tryFrom(`10.1.1.${count}`, email);
	expect(await tryFrom("10.1.1.99", email, testPassword)).toBe(429);
	expect(await tryFrom(home, email, testPassword)).toBe(200);
	// Guessing is limited here too.
	for (let count = 0; count < 9; count += 1) await tryFrom(home, email);
	expect(await tryFrom(home, email, testPassword)).toBe(429);
});

test("calls of others do not keep a member from a new password at a known network address", async () => {
	const { email } = await addMember(app.db);
	const forgotFrom = async (remoteAddress: string) => {
		const payload = { email, language: "sr" };
		return (await app.server.inject({ method: "POST", url: "/api/user/forgot-password", remoteAddress, payload }))
			.statusCode;
	};
	const home = "10.5.0.1";
	expect(await tryFrom(home, email, testPassword)).toBe(200);
	for (let count = 0; count < 5; count += 1) expect(await forgotFrom(`10.5.1.${count}`)).toBe(200);
	expect(await forgotFrom("10.5.1.99")).toBe(429);
	for (let count = 0; count < 5; count += 1) expect(await forgotFrom(home)).toBe(200);
	expect(await forgotFrom(home)).toBe(429);
});

test("allows sixty attempts per minute and network address", async () => {
	const statuses: number[] = [];
	for (let count = 0; count < 61; count += 1) statuses.push(await tryFrom("10.2.0.1", `a${count}@kvart.example`));
	expect(statuses.slice(0, 60).every((status) => status === 401)).toBe(true);
	expect(statuses[60]).toBe(429);
});

test("limits guessing of passwords and group codes within a session", async () => {
	const { email } = await addMember(app.db);
	app.clock.set(new Date(testNow.getTime() + 600_000));
	const headers = await logIn(app, email);
	const guess = (count: number) =>
		app.call("POST", "/api/user/group-code", { headers, body: { code: `GUESS${count}` } }).then(({ status }) => status);
	for (let count = 0; count < 10; count += 1) expect(await guess(count)).toBe(422);
	expect(await guess(10)).toBe(429);
});

test("guessing is limited over all servers: password, codes and reset mails", async () => {
	const other = await buildTestApp({ env: { RATE_LIMIT: "on" }, beside: app });
	const { email } = await addMember(app.db);
	app.clock.set(new Date(testNow.getTime() + 1_200_000));
	const headers = await logIn(app, email);
	const guesses: [string, string, object][] = [
		["/api/user/login", "10.4.0", { email, password: sha512("pogrešna") }],
		["/api/user/group-code", "10.4.1", { code: "GUESS" }],
		["/api/user/forgot-password", "10.4.2", { email, language: "sr" }],
	];
	for (const [url, network, payload] of guesses) {
		const statuses = await Promise.all(
			Array.from({ length: 30 }, async (_, count) => {
				const { server } = count % 2 ? other : app;
				const remoteAddress = `${network}.${count}`;
				return (await server.inject({ method: "POST", url, remoteAddress, headers, payload })).statusCode;
			}),
		);
		const allowed = url.endsWith("password") ? 5 : 10;
		// The log-in above was one of the ten.
		expect(statuses.filter((status) => status !== 429).length, url).toBe(url.endsWith("login") ? allowed - 1 : allowed);
	}
});

test("the networks of one IPv6 customer share sixty attempts, over all servers", async () => {
	const other = await buildTestApp({ env: { RATE_LIMIT: "on" }, beside: app });
	app.clock.set(new Date(testNow.getTime() + 1_800_000));
	const statuses: number[] = [];
	for (let count = 0; count < 70; count += 1) {
		const answer = await (count % 2 ? other : app).server.inject({
			method: "POST",
			url: "/api/user/login",
			remoteAddress: `2001:db8:9:${count.toString(16)}::1`,
			payload: { email: `b${count}@kvart.example`, password: sha512("pogrešna") },
		});
		statuses.push(answer.statusCode);
	}
	expect(statuses.filter((status) => status !== 429)).toHaveLength(60);
});
