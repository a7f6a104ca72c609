import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createMembers, createPeriod, newGuest } from "../../test/booking-factories.ts";
import { buildTestApp } from "../../test/test-app.ts";
import { createLog } from "./log.ts";

// The log is the real one, written to memory instead of the console.
const lines: string[] = [];
const memory = new Writable({
	write(chunk: Buffer, _encoding, done) {
		lines.push(chunk.toString());
		done();
	},
});
const log = createLog({ LOG_LEVEL: "debug", production: true }, memory);
const { call, db } = await buildTestApp({ log, env: { TRUST_PROXY: "127.0.0.1" } });

function logged(): string {
	return lines.splice(0).join("");
}

const person = {
	name: "Radojka Stanković",
	phone_1: "0657778889",
	email: "radojka@poštar.example",
	address: "Kumodraška 999",
};
const secrets = /Radojka|Stankovi|0657778889|radojka|Kumodra|203\.0\.113|tajna/i;

test("calls leave one line each, without name, phone, address, token or session", async () => {
	const [member] = await createMembers(db, 1);
	const guest = newGuest();
	const headers = {
		"x-forwarded-for": "203.0.113.7",
		"user-agent": "tajna",
		cookie: "token=tajna",
		referer: "/?a=tajna",
	};
	const form = { ...person, wish_to_try: "grupni_fitnes", gym_location: "Zemun" };
	const { status } = await call("POST", "/api/form/lending_page", {
		headers,
		body: { ...form, email: "radojka@tajna.example" },
	});
	expect(status).toBe(201);
	await call("POST", "/api/form/lending_page", { headers, body: form });
	await call("POST", `/api/period/${await createPeriod(db)}/booking/guest`, { headers, body: guest });
	await call("POST", "/api/user/login", {
		headers,
		body: { email: "radojka@tajna.example", password: "0".repeat(128) },
	});
	await call("POST", "/api/user/verify", { headers, body: { token: "tajna-tajna-tajna" } });
	await call("GET", "/api/user", { headers: { ...headers, ...member?.headers } });
	await call("GET", "/api/gym?token=tajna&email=radojka@tajna.example", { headers });
	await call("GET", "/api/gym/tajna/gym_room", { headers });
	const text = logged();
	expect(text.split("\n").filter((line) => line.includes('"msg":"request"'))).toHaveLength(8);
	expect(text).not.toMatch(secrets);
	expect(text).not.toContain(guest.phone.replace(" ", ""));
	expect(text).not.toMatch(/Đorđe|Šćepanović/);
	expect(text).not.toContain(member?.headers.session_id ?? "none");
});

test("a line has the request id of the answer, and the path with its ids", async () => {
	const { headers } = await call("GET", "/api/gym/3/gym_room?x=1");
	const line = JSON.parse(logged().trim()) as Record<string, unknown>;
	expect(line).toMatchObject({
		reqId: headers["x-request-id"],
		method: "GET",
		path: "/api/gym/3/gym_room",
		status: 200,
	});
	expect(Object.keys(line).sort()).toEqual(["level", "method", "ms", "msg", "path", "reqId", "status", "time"]);
});

test("successful health checks and files are logged as debug", async () => {
	await call("GET", "/api/ready");
	expect(logged()).toContain('"level":20');
});

test("a query that fails is logged with its statement and without its values", async () => {
	const failing = db.execute(sql`insert into users (email, phone) values (${person.email}, ${person.phone_1})`);
	await failing.catch((err: unknown) => log.error({ err }, "unexpected error"));
	const text = logged();
	expect(text).toContain("insert into users");
	expect(text).toMatch(/"code":"23502"/);
	expect(text).not.toMatch(secrets);
});

test("addresses and numbers in other errors are removed", () => {
	log.error({ err: new Error(`550 <${person.email}> rejected, call +381 65 777 8889`) }, "mail");
	const text = logged();
	expect(text).toContain("550 <<address>> rejected, call <number>");
	expect(text).not.toMatch(secrets);
});
