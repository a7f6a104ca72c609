import { expect, test } from "vitest";
import { formInWords } from "./form-words.ts";

test("choices are told in words, in the order that matters, and who asked is left out", () => {
	const form = { name: "Mina", age: "33", wish_to_try: "grupni_fitnes", email: "m@kvart.example", phone_2: "" };
	expect(formInWords(form)).toEqual([
		["Trening", "Grupni fitnes"],
		["Godine", "33"],
	]);
});

test("what somebody wrote in their own words stays as it is", () => {
	expect(formInWords({ additional: "Svakog dana", can_visit: "Svakog dana" })).toEqual([
		["Napomena", "Svakog dana"],
		["Dolazi", "Svakog dana"],
	]);
	expect(formInWords({ additional: "Smršam", primary_wish: "Smršam" })[0]).toEqual(["Napomena", "Smršam"]);
});
