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

test("ten tries a minute for an account, however it is spelled, then 429, then the next minute", async () => {
	const { email } = await addMember(app.db);
	const spellings = [email, email.toUpperCase(), ` ${email} `];
	for (let count = 0; count < 10; count += 1) {
		expect(await tryFrom(`10.0.0.${count}`, spellings[count % 3] ?? email)).toBe(401);
	}
	expect(await tryFrom("10.0.0.99", email, testPassword)).toBe(429);
	app.clock.set(new Date(testNow.getTime() + 120_000));
	expect(await tryFrom("10.0.0.99", email, testPassword)).toBe(200);
});

test("an address that the member logged in from has ten tries like any other", async () => {
	const { email } = await addMember(app.db);
	const home = "10.3.0.1";
	expect(await tryFrom(home, email, testPassword)).toBe(200);
	app.clock.set(new Date(app.api.deps.clock.now().getTime() + 120_000));
	const statuses: number[] = [];
	for (let count = 0; count < 12; count += 1) statuses.push(await tryFrom(home, email));
	expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
});

test("nobody locks a member out: an address the member logged in from has tries of its own", async () => {
	const { email } = await addMember(app.db);
	const home = "10.1.0.1";
	expect(await tryFrom(home, email, testPassword)).toBe(200);
	for (let count = 0; count < 30; count += 1) await tryFrom(`10.1.1.${count}`, email);
	expect(await tryFrom("10.1.1.99", email, testPassword)).toBe(429);
	expect(await tryFrom(home, email, testPassword)).toBe(200);
	// Not without end: whoever sits there cannot guess on.
	for (let count = 0; count < 9; count += 1) await tryFrom(home, email);
	expect(await tryFrom(home, email, testPassword)).toBe(429);
});

test("sixty tries a minute for an address, whichever accounts it tries", async () => {
	const statuses: number[] = [];
	for (let count = 0; count < 61; count += 1) statuses.push(await tryFrom("10.2.0.1", `a${count}@kvart.example`));
	expect(statuses.slice(0, 60).every((status) => status === 401)).toBe(true);
	expect(statuses[60]).toBe(429);
});

test("a stolen session cannot guess the password or group codes without end", async () => {
	const { email } = await addMember(app.db);
	app.clock.set(new Date(testNow.getTime() + 600_000));
	const headers = await logIn(app, email);
	const guess = (count: number) =>
		app.call("POST", "/api/user/group-code", { headers, body: { code: `GUESS${count}` } }).then(({ status }) => status);
	for (let count = 0; count < 10; count += 1) expect(await guess(count)).toBe(422);
	expect(await guess(10)).toBe(429);
});
