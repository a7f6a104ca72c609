import type { Random } from "../../apps/server/test/random.ts";

/** Malicious, broken and unusual texts. */
export const weirdTexts: readonly string[] = [
	"",
	" ",
	"\0",
	"a\0b",
	"\ud800",
	"\u202eana",
	"' or '1'='1",
	"'; drop table users; --",
	"1) union select null,null,version()--",
	"\\",
	"$1",
	"%",
	"_%",
	"<script>alert(1)</script>",
	'"><img src=x onerror=alert(1)>',
	"javascript:alert(1)",
	"${7*7}{{7*7}}<%= 7*7 %>",
	"Ana\r\nBcc: x@evil.example",
	"../../../../etc/passwd",
	"..%2f..%2fetc%2fpasswd",
	"file:///etc/passwd",
	"http://127.0.0.1:1/",
	"//evil.example",
	"{{constructor.constructor('return 1')()}}",
	"__proto__",
	"constructor",
	"toString",
	"NaN",
	"Infinity",
	"-0",
	"1e999",
	"0x10",
	"2147483648",
	"99999999999999999999",
	"ⅷ٣४",
	"İstanbul",
	"Ǆordje",
	"👩‍👩‍👧‍👦".repeat(20),
	"ž".repeat(300),
	"x".repeat(5000),
	"a".repeat(40) + "!".repeat(40),
	"2026-02-30",
	"0000-00-00",
	"0000-01-01",
	"2999-12-31",
	"9999-12-31",
	"+275760-09-13",
	"-271821-04-20T00:00:00Z",
	"2026-11-18T10:00:00+99:99",
	"true",
	"null",
	"[]",
];

const weirdNumbers: readonly number[] = [
	0,
	-1,
	-0.5,
	0.1,
	1e308,
	2_147_483_647,
	2_147_483_648,
	-2_147_483_649,
	9_007_199_254_740_991,
	2 ** 53 + 2,
	1e21,
];

const weirdShapes: readonly unknown[] = [
	null,
	true,
	false,
	[],
	{},
	[[]],
	[null],
	{ $gt: "" },
	{ toString: "x" },
	{ length: 128 },
	JSON.parse('{"then": 1}'),
	["a@b.example"],
	Array.from({ length: 2000 }, (_, number) => number),
];

function deep(levels: number): unknown {
	let value: unknown = "x";
	for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { a: value };
	return value;
}

export function weirdValue(random: Random): unknown {
	const kind = random.next();
	if (kind < 0.55) return random.pick(weirdTexts);
	if (kind < 0.75) return random.pick(weirdNumbers);
	if (kind < 0.95) return random.pick(weirdShapes);
	return deep(random.whole(2, 200));
}

/** Extra fields, for mass assignment. */
const hopedFor = ["role", "id", "user_id", "email_verified_at", "constructor", "version", "is_admin", "gym_id"];

/** Replaces, removes or adds one value, at any depth. */
export function spoiled(value: unknown, random: Random): unknown {
	if (random.chance(0.1)) return weirdValue(random);
	if (Array.isArray(value)) {
		if (value.length === 0 || random.chance(0.3)) return [...(value as unknown[]), weirdValue(random)];
		const at = random.whole(0, value.length - 1);
		return value.map((item: unknown, index) => (index === at ? spoiled(item, random) : item));
	}
	if (typeof value !== "object" || value === null) return weirdValue(random);
	const names = Object.keys(value);
	if (names.length === 0 || random.chance(0.15)) return { ...value, [random.pick(hopedFor)]: weirdValue(random) };
	const name = random.pick(names);
	const { [name]: chosen, ...rest } = value as Record<string, unknown>;
	return random.chance(0.2) ? rest : { ...rest, [name]: spoiled(chosen, random) };
}

/** Invalid JSON and wrong content types. */
export const weirdBodies: readonly { type: string; body: string | Buffer }[] = [
	{ type: "application/json", body: "" },
	{ type: "application/json", body: '{"email":' },
	{ type: "application/json", body: "7" },
	{ type: "application/json", body: "null" },
	{ type: "application/json", body: "[{}]" },
	{ type: "application/json", body: "[".repeat(10_000) + "]".repeat(10_000) },
	{ type: "application/json", body: `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}` },
	{ type: "application/json", body: '{"email":"a@b.example","email":7}' },
	{ type: "application/json", body: '{"__proto__":{"role":"admin"}}' },
	{ type: "application/json", body: '{"constructor":{"prototype":{"role":"admin"}}}' },
	{ type: "application/json", body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
	{ type: "application/json", body: `{"a":"${"x".repeat(100_000)}"}` },
	{ type: "application/json; charset=utf-7", body: "{}" },
	{ type: "application/x-www-form-urlencoded", body: "email=a%40b.example" },
	{ type: "application/xml", body: "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>" },
	{ type: "text/plain", body: "{}" },
	{ type: "multipart/form-data; boundary=x", body: "--x\r\n\r\n--x--" },
	{ type: "image/jpeg", body: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]) },
	{ type: "image/svg+xml", body: "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>" },
	{ type: "nonsense", body: "{}" },
];

/** Unusual but valid header values. */
export const weirdHeaders: readonly Record<string, string>[] = [
	{ "x-forwarded-for": "' or 1=1" },
	{ "x-forwarded-host": "evil.example" },
	{ "x-http-method-override": "DELETE" },
	{ host: "evil.example" },
	{ "accept-language": "../../etc/passwd,xx;q=nonsense" },
	{ "accept-encoding": "br;q=x, gzip;q=-1, zstd" },
	{ "if-none-match": '"' },
	{ "if-modified-since": "yesterday" },
	{ range: "bytes=9999999999-0,-1" },
	{ "idempotency-key": "x".repeat(500) },
	{ "idempotency-key": "' or 1=1 --" },
	{ cookie: "cookie=1; __proto__=1; a=%00" },
	{ "content-encoding": "gzip" },
	{ "user-agent": "<script>alert(1)</script>" },
	{ origin: "https://evil.example" },
	{ session_id: "x".repeat(4000) },
	{ session_id: "' or '1'='1" },
];
