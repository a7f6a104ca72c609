import { expect, test } from "vitest";
import type { z } from "zod";
import { guestBooking } from "./booking-inputs.ts";
import { endpoints } from "./endpoints.ts";
import { enquirySchemas } from "./enquiries/schemas.ts";
import * as members from "./members.ts";
import { groupCode, videoView } from "./videos.ts";

const password = "a".repeat(128);
const person = { first_name: "Ana", last_name: "Ilić", email: "ana@kvart.example", phone: "0641234567" };
const contact = { name: "Ana Ilić", age: "31", phone_1: "0641234567", email: "ana@kvart.example" };

/** The required fields only. */
const bodies: [string, z.ZodObject, Record<string, unknown>][] = [
	["free training", enquirySchemas.free_training, contact],
	["price", enquirySchemas.price, contact],
	["training selection", enquirySchemas.training_selection, { ...contact, terms_and_conditions: true }],
	[
		"lead",
		enquirySchemas.lending_page,
		{ ...contact, age: undefined, wish_to_try: "grupni_fitnes", gym_location: "Zemun" },
	],
	["guest booking", guestBooking, { first_name: "Ana", last_name: "Ilić", phone: "0641234567" }],
	["registration", members.register.options[0], { ...person, password }],
	["registration with Google", members.register.options[1], { phone: "0641234567", google_token: "x" }],
	["registration with Facebook", members.register.options[2], { phone: "0641234567", facebook_token: "x" }],
	["mail request", members.mailRequest, { email: "ana@kvart.example" }],
];

test.for(bodies)("%s: null counts as left out", ([, schema, sent]) => {
	const nulls = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, null]));
	const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
	const plain = schema.parse(given);
	expect(schema.parse({ ...nulls, ...given })).toEqual(plain);
});

test.for(bodies)("%s: null in a required field is reported as missing", ([, schema, sent]) => {
	for (const name of Object.keys(sent).filter((key) => sent[key] !== undefined)) {
		const refused = schema.safeParse({ ...sent, [name]: null }).error?.issues.map(({ path }) => path[0]);
		expect(refused, name).toEqual([name]);
	}
});

test("accepts one log-in or registration method with null for the others", () => {
	const others = { google_token: null, facebook_token: null };
	expect(members.login.parse({ email: "ana@kvart.example", password, ...others })).toMatchObject({ password });
	expect(members.login.parse({ email: null, password: null, ...others, google_token: "x" })).toEqual({
		google_token: "x",
	});
	expect(members.register.parse({ ...person, password, ...others })).toMatchObject({ password });
	expect(members.register.parse({ ...person, password: null, ...others, facebook_token: "x" })).toMatchObject({
		facebook_token: "x",
	});
});

test("accepts null in changes", () => {
	expect(members.userPatch.parse({ first_name: null, phone: null, terms_and_conditions: true })).toEqual({
		terms_and_conditions: true,
	});
	expect(members.userPatch.safeParse({ first_name: null, phone: null }).success).toBe(false);
	expect(videoView.parse({ device: { os: "Android", client: null } })).toEqual({ device: { os: "Android" } });
});

test("accepts numbers for digits", () => {
	const sent = { ...contact, age: 31, phone_1: 381_641_234_567, phone_2: 114_000_100, post_code: 11_000 };
	expect(enquirySchemas.free_training.parse(sent)).toMatchObject({
		age: "31",
		phone_1: "+381641234567",
		phone_2: "114000100",
		post_code: "11000",
	});
	expect(guestBooking.parse({ ...person, phone: 641_234_567 }).phone).toBe("+381641234567");
	expect(groupCode.parse({ code: 2026 }).code).toBe("2026");
	expect(members.register.parse({ ...person, password, card_id: 77, jmbg: 101_990_710_006 })).toMatchObject({
		card_id: "77",
		jmbg: "0101990710006",
	});
});

test.for([
	["age", 5, "must-be-2-characters"],
	["age", 0, "must-be-2-characters"],
	["age", 131, "must-be-2-characters"],
	["age", 31.5, "invalid-value"],
	["age", -31, "invalid-value"],
	["age", true, "required-field"],
	["age", "00", "invalid-value"],
	["age", "000", "must-be-2-characters"],
	["phone_1", 1e21, "invalid-value"],
	["phone_1", 1234, "minimum-eight-digits"],
	["phone_1", {}, "required-field"],
	["name", 5, "required-field"],
] as const)("%s %j: %s", ([field, value, code]) => {
	const issues = enquirySchemas.free_training.safeParse({ ...contact, [field]: value }).error?.issues ?? [];
	const inner = issues.flatMap((issue) => (issue.code === "invalid_union" ? (issue.errors[0] ?? []) : [issue]));
	expect(inner[0]?.message).toBe(code);
});

test("every public body is an object or a union of objects", () => {
	// Extend this test for another kind of body.
	const kinds = Object.values(endpoints).flatMap((endpoint) => ("body" in endpoint ? [endpoint.body.def.type] : []));
	expect(new Set(kinds)).toEqual(new Set(["object", "union", "pipe"]));
});
