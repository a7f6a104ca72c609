import { expect, test } from "vitest";
import { describeSettings, readEnv, settingsWarnings } from "./env.ts";

const production = {
	NODE_ENV: "production",
	DATABASE_URL: "postgres://kvart@localhost/kvart",
	PUBLIC_URL: "https://kvart.example/",
	DATA_KEY: "b6d9f0a27c41e85d3f9210ce74ab6853d1e7409f5c8b32a6e04d97f81b2c6a5e",
};

test("without settings it is a demo on the embedded database", () => {
	expect(readEnv({})).toMatchObject({ PORT: 3000, demo: true, production: false, publicUrl: "http://localhost:3000" });
});

test("an empty variable counts as unset", () => {
	expect(readEnv({ PORT: "", DATABASE_URL: "", DEMO: "" })).toMatchObject({ PORT: 3000, demo: true });
});

test("with DATABASE_URL there is no demo unless DEMO=1", () => {
	expect(readEnv({ DATABASE_URL: "postgres://localhost/x" }).demo).toBe(false);
	expect(readEnv({ DATABASE_URL: "postgres://localhost/x", DEMO: "1" }).demo).toBe(true);
});

test("production starts with the required settings", () => {
	expect(readEnv(production)).toMatchObject({ production: true, demo: false, publicUrl: "https://kvart.example" });
});

test("production requires a second factor of staff unless it is set otherwise", () => {
	expect(readEnv({}).secondFactorRequired).toBe(false);
	expect(readEnv({ STAFF_SECOND_FACTOR: "required" }).secondFactorRequired).toBe(true);
	expect(readEnv(production).secondFactorRequired).toBe(true);
	expect(readEnv({ ...production, STAFF_SECOND_FACTOR: "optional" }).secondFactorRequired).toBe(false);
});

test.for([
	["STAFF_SECOND_FACTOR", "yes"],
	["VAPID_PUBLIC_KEY", "short"],
	["PORT", "x"],
	["PORT", "70000"],
	["METRICS_PORT", "metrics"],
	["DATABASE_POOL", "0"],
	["DATABASE_POOL", "1.5"],
	["DRAIN_SECONDS", "-1"],
	["BOOKING_WINDOW", "month"],
	["CLOCK", "yesterday"],
	["CLOCK", "2026-11-18"],
	["PUBLIC_URL", "kvart"],
	["REPLY_ADDRESS", "kvart"],
	["MAINTENANCE", "yes"],
	["PICTURES_AHEAD", "off"],
	["RATE_LIMIT", "maybe"],
	["NODE_ENV", "staging"],
	["API_URL", "nowhere"],
	["TRUST_PROXY", "1"],
	["TRUST_PROXY", "true"],
	["TRUST_PROXY", "0.0.0.0/0"],
	["TRUST_PROXY", "::/0"],
	["TRUST_PROXY", "127.0.0.1, 0.0.0.0/1"],
	["TRUST_PROXY", "10.0.0.0/33"],
	["TRUST_PROXY", "proxy"],
] as const)("%s=%s is refused by name", ([name, value]) => {
	expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`${name} must .*but is "${value}"`));
});

test.for([
	["DATABASE_URL", "mysql://kvart:s3cret@localhost"],
	["DATABASE_DIRECT_URL", "kvart:s3cret@localhost"],
	["DATABASE_REPLICA_URLS", "postgres://localhost/kvart, mysql://kvart:s3cret@localhost"],
	["SMTP_URL", "http://kvart:s3cret@mail"],
	["IMAP_URL", "smtp://kvart:s3cret@mail"],
	["DATA_KEY", "s3cret"],
	["VAPID_PRIVATE_KEY", "s3cret"],
] as const)("a wrong %s is refused by name, without its value", ([name, value]) => {
	const start = () => readEnv({ [name]: value });
	expect(start).toThrow(new RegExp(`^${name} must .*, but is not \\(${value.length} characters\\)`));
	expect(start).not.toThrow("s3cret");
});

test("a production server drains for five seconds, others not at all", () => {
	expect(readEnv(production).drainMilliseconds).toBe(5000);
	expect(readEnv({}).drainMilliseconds).toBe(0);
	expect(readEnv({ ...production, DRAIN_SECONDS: "30" }).drainMilliseconds).toBe(30_000);
});

test("DATABASE_DIRECT_URL without DATABASE_URL is refused", () => {
	expect(() => readEnv({ DATABASE_DIRECT_URL: "postgres://localhost/x" })).toThrow("DATABASE_DIRECT_URL goes with");
});

test("half of the VAPID pair is refused", () => {
	expect(() => readEnv({ VAPID_PRIVATE_KEY: "c".repeat(43) })).toThrow("VAPID_PUBLIC_KEY");
});

test.for(["DATABASE_URL", "PUBLIC_URL", "DATA_KEY"])("production without %s is refused by name", (name) => {
	expect(() => readEnv({ ...production, [name]: undefined })).toThrow(`${name} is missing`);
});

test.for([
	["CLOCK", "2026-11-18T10:00:00+01:00"],
	["DEMO", "1"],
	["RATE_LIMIT", "off"],
	["DATA_KEY", "0".repeat(64)],
	["DATA_KEY", "ab".repeat(32)],
	["DATA_KEY", "5eed".repeat(16)],
	["PUBLIC_URL", "http://kvart.example"],
] as const)("production with %s=%s is refused", ([name, value]) => {
	expect(() => readEnv({ ...production, [name]: value })).toThrow(name);
});

test("proxies are addresses and networks", () => {
	const TRUST_PROXY = "127.0.0.1, 10.0.0.0/8,172.30.0.10/32 ,::1,fd00::/8";
	expect(readEnv({ ...production, TRUST_PROXY }).TRUST_PROXY).toEqual([
		"127.0.0.1",
		"10.0.0.0/8",
		"172.30.0.10/32",
		"::1",
		"fd00::/8",
	]);
});

test("a demo starts with any key and without TLS", () => {
	expect(readEnv({ DATA_KEY: "0".repeat(64), PUBLIC_URL: "http://localhost:3000" }).demo).toBe(true);
});

test("production without a mail server starts with a warning; a demo has none", () => {
	expect(settingsWarnings(readEnv(production))).toEqual([expect.stringMatching(/^SMTP_URL is missing: .* not sent/)]);
	expect(settingsWarnings(readEnv({ ...production, SMTP_URL: "smtp://mail" }))).toEqual([]);
	expect(settingsWarnings(readEnv({}))).toEqual([]);
});

test("Facebook needs its id and its secret", () => {
	expect(() => readEnv({ FACEBOOK_APP_ID: "1" })).toThrow("FACEBOOK_APP_SECRET");
});

test("describes every setting, with its default as it would be typed", () => {
	const rows = describeSettings();
	expect(rows.filter(({ meaning }) => !meaning)).toEqual([]);
	expect(Object.fromEntries(rows.map((row) => [row.name, row.default]))).toMatchObject({
		PORT: "3000",
		DATA_DIR: "./data",
		PICTURES_AHEAD: "1",
		GUEST_CONFIRMATION: "0",
		PUBLIC_URL: "",
		TRUST_PROXY: "",
	});
});
