import { expect, it } from "vitest";
import { matchesPerson } from "./person-search.ts";

const person = { first_name: "Đorđe", last_name: "Šćepanović", phone: "+381 64 123-4567", card_id: "KV-0042" };

it.each([
	"djordje",
	"đorđe",
	"scep",
	"Šćepanović Đorđe",
	"ђорђе",
	"064 123",
	"0641234567",
	"+38164",
	"1234567",
	"kv-0042",
])("finds a person by %s", (text) => expect(matchesPerson(person, text)).toBe(true));

it.each(["marko", "scepa marko", "065", "0042", "kv-004"])("does not find a person by %s", (text) =>
	expect(matchesPerson(person, text)).toBe(false),
);

it("does not match a missing card", () => {
	expect(matchesPerson({ ...person, card_id: null }, "kv-0042")).toBe(false);
});
