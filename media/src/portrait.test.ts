import { expect, test } from "vitest";
import { coachKey, coachKeys, coachPortrait } from "./coaches.ts";
import { chanceFrom } from "./portrait/chance.ts";
import { figureOf } from "./portrait/traits.ts";
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

test("portraits of listed coaches are unique, and so are their heads", () => {
	const portraits = coachKeys.map((key) => coachPortrait(key, ""));
	const heads = portraits.map((svg) => /<g transform="translate.*/.exec(svg)?.[0].replace(/fill="[^"]*"/g, ""));
	expect(new Set(portraits).size).toBe(coachKeys.length);
	expect(new Set(heads).size).toBe(coachKeys.length);
});

test("coaches look in different directions, and none is most of them", () => {
	const poses = coachKeys.map((key) => {
		const { yaw, tilt, turn, glance } = figureOf(chanceFrom(key), {});
		return `${yaw * turn * glance} ${tilt}`;
	});
	const leans = coachKeys.map((key) => figureOf(chanceFrom(key), {}).lean);
	for (const side of [-1, 1])
		expect(leans.filter((lean) => Math.sign(lean) === side).length).toBeGreaterThan(coachKeys.length / 4);
	const most = Math.max(...poses.map((pose) => poses.filter((other) => other === pose).length));
	expect(new Set(poses).size).toBeGreaterThan(coachKeys.length / 2);
	expect(most).toBeLessThan(coachKeys.length / 5);
});

test("names become file names", () => {
	expect(coachKey("Milica Đukanac")).toBe("milica-djukanac");
	expect(coachKey("Katarina Nedić-Voskar")).toBe("katarina-nedic-voskar");
	expect(coachKey("Uroš Blagotić")).toBe("uros-blagotic");
});
