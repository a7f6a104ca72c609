import { expect, test } from "vitest";
import { coachKey, coachKeys, coachPortrait } from "./coaches.ts";
import { portrait } from "./portrait.ts";

test("the seed determines the portrait", () => {
	expect(portrait("ana")).toBe(portrait("ana"));
	expect(portrait("ana")).not.toBe(portrait("ana "));
});

test("two hundred seeds: valid size, no text, title escaped", () => {
	for (let seed = 0; seed < 200; seed++) {
		const svg = portrait(`<${seed}>`);
		expect(Buffer.byteLength(svg)).toBeLessThan(6000);
		expect(svg).toContain(`<title>&lt;${seed}&gt;</title>`);
		expect(svg).not.toMatch(/<text|undefined|NaN/);
	}
});

test("uses the given traits", () => {
	expect(portrait("a", { gender: "male", hair: "bald", beard: "full" })).not.toBe(portrait("a", { gender: "female" }));
	expect(portrait("a", { title: "Ana Anić" })).toContain("<title>Ana Anić</title>");
});

test("portraits of listed coaches are unique", () => {
	expect(new Set(coachKeys.map((key) => coachPortrait(key, ""))).size).toBe(coachKeys.length);
});

test("names become file names", () => {
	expect(coachKey("Milica Đukanac")).toBe("milica-djukanac");
	expect(coachKey("Katarina Nedić-Voskar")).toBe("katarina-nedic-voskar");
	expect(coachKey("Uroš Blagotić")).toBe("uros-blagotic");
});
