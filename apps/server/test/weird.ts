import fc from "fast-check";

/** Text that attackers, broken programs or unusual keyboards send. */
export const weirdText = fc.oneof(
	fc.string({ unit: "binary", maxLength: 300 }),
	fc.constantFrom(
		"",
		" ",
		"\0",
		"a\0b",
		"\ud800",
		"a\udfffb",
		"\u202eana",
		"' or '1'='1",
		"'; drop table users; --",
		"<script>alert(1)</script>",
		'"><img src=x onerror=alert(1)>',
		"${7*7}{{7*7}}",
		"%00%0d%0aBcc: x@evil.example",
		"Ana\r\nBcc: x@evil.example",
		"../../etc/passwd",
		"ⅷ٣४",
		"Ǆordje",
		"İstanbul",
		"𝔸𝕟𝕒",
		"👩‍👩‍👧‍👦".repeat(20),
		"x".repeat(5000),
		"ž".repeat(60_000),
	),
);

/** Any JSON value. */
export const weirdValue: fc.Arbitrary<unknown> = fc.oneof(
	{ weight: 4, arbitrary: weirdText },
	{ weight: 1, arbitrary: fc.constantFrom(null, true, false, 0, -1, 1e308, Number.MAX_SAFE_INTEGER, 0.1) },
	{ weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
	{
		weight: 1,
		arbitrary: fc.constantFrom<unknown>([], {}, [[]], { $gt: "" }, { toString: "x" }, { length: 128 }, ["a@b.example"]),
	},
);

/** A valid body with some fields replaced, removed or added. */
export function spoiled(good: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
	const names = [
		...Object.keys(good),
		"role",
		"id",
		"user_id",
		"email_verified_at",
		"constructor",
		"terms_and_conditions",
	];
	return fc
		.array(fc.tuple(fc.constantFrom(...names), fc.option(weirdValue, { nil: undefined })), {
			minLength: 1,
			maxLength: 4,
		})
		.map((changes) => ({ ...good, ...Object.fromEntries(changes) }));
}

/** Broken JSON, or another content type. */
export const weirdBodies: { what: string; payload: string | Buffer; type: string }[] = [
	{ what: "nothing", payload: "", type: "application/json" },
	{ what: "half of it", payload: '{"email":', type: "application/json" },
	{ what: "a number", payload: "7", type: "application/json" },
	{ what: "null", payload: "null", type: "application/json" },
	{ what: "a list", payload: "[{}]", type: "application/json" },
	{ what: "ten thousand lists", payload: "[".repeat(10_000) + "]".repeat(10_000), type: "application/json" },
	{ what: "deep objects", payload: `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`, type: "application/json" },
	{ what: "a key twice", payload: '{"email":"a@b.example","email":"c@d.example","email":7}', type: "application/json" },
	{ what: "a prototype", payload: '{"__proto__":{"role":"admin"},"email":"a@b.example"}', type: "application/json" },
	{ what: "a constructor", payload: '{"constructor":{"prototype":{"role":"admin"}}}', type: "application/json" },
	{
		what: "broken UTF-8",
		payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
		type: "application/json",
	},
	{ what: "a byte order mark", payload: '\ufeff{"email":"a@b.example"}', type: "application/json" },
	{ what: "too much", payload: `{"email":"${"x".repeat(100_000)}"}`, type: "application/json" },
	{ what: "a form", payload: "email=a%40b.example&password=x", type: "application/x-www-form-urlencoded" },
	{ what: "XML", payload: "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>", type: "application/xml" },
	{ what: "text", payload: '{"email":"a@b.example"}', type: "text/plain" },
	{ what: "an upload", payload: "--x\r\n\r\n--x--", type: "multipart/form-data; boundary=x" },
	{ what: "a type that is none", payload: "{}", type: "nonsense" },
	{ what: "another letter set", payload: '{"email":"a"}', type: "application/json; charset=utf-7" },
];
