import { expect, test } from "vitest";
import { overlay } from "./og.ts";
import { outline, printable, setTitle, widthOf } from "./og-type.ts";

test("every Serbian letter has an outline", () => {
	for (const letter of "čćšžđabcdefghijklmnoprstuvz") expect(outline(letter).length, letter).toBeGreaterThan(20);
});

test("removes foreign accents and replaces unknown characters by spaces", () => {
	expect(printable("Café  “Ünique” 🙂 ok")).toBe("CAFE “UNIQUE” OK");
});

test("titles fit into at most three lines", () => {
	for (const title of ["Zemun", "Kako da preživiš prvi trening sa girjama", "riječ ".repeat(60)]) {
		const { size, lines } = setTitle(title, 1072);
		expect(lines.length).toBeLessThanOrEqual(3);
		for (const line of lines) expect(widthOf(line.replace("…", ""), size)).toBeLessThanOrEqual(1072);
	}
	expect(setTitle("Zemun", 1072).size).toBeGreaterThan(setTitle("Frequently asked questions", 1072).size);
});

test("a title cannot inject markup", () => {
	expect(overlay({ picture: "common/hall-axis-9", title: '<script>"&' }, "KVART")).not.toMatch(/<script|<text/);
});
