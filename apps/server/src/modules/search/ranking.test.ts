import fc from "fast-check";
import { expect, test } from "vitest";
import { entryOf } from "./entry.ts";
import { excerptOf, rank, termOf } from "./ranking.ts";
import { distance, suggest } from "./suggestions.ts";
import { Vocabulary } from "./vocabulary.ts";

const page = (title: string, text = "") => entryOf({ kind: "page", title, text, path: `/${title}` });
const titles = (query: string, ...entries: ReturnType<typeof page>[]) =>
	rank(entries, query.split(" ").map(termOf), query.split(" ")).flatMap(({ results }) =>
		results.map(({ title }) => title),
	);

test("ranks titles before texts, and starts of words before matches inside", () => {
	const inside = page("BodyPump");
	const start = page("Pumpanje");
	const whole = page("Pump");
	const text = page("Snaga", "Ovde je pump glavni.");
	expect(titles("pump", text, inside, start, whole)).toEqual(["Pump", "Pumpanje", "BodyPump", "Snaga"]);
});

test("letters inside a word of the text count only if nothing better is found", () => {
	const inside = page("Mame i bebe", "Vežbe se odvraćaju od stresa.");
	expect(titles("vrac", page("Vračar"), inside)).toEqual(["Vračar"]);
	expect(titles("vrac", inside)).toEqual(["Mame i bebe"]);
});

test("ignores word endings and lone short words", () => {
	expect(titles("masazu", page("Masaža"), page("Sauna"))).toEqual(["Masaža"]);
	expect(titles("trening na mesecu", page("Trening", "Sala."), page("Na", "Nebo."))).toEqual(["Trening"]);
});

test("searching by vocabulary finds the same as searching all entries", () => {
	const text = fc.string({ unit: fc.constantFrom("a", "b", "č", "đ", "д", "1", " ", "-", "'"), maxLength: 24 });
	const entries = fc.array(fc.tuple(text, text), { maxLength: 8 });
	const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d", "1"), minLength: 1, maxLength: 5 });
	fc.assert(
		fc.property(entries, fc.array(word, { minLength: 1, maxLength: 3 }), (texts, words) => {
			const all = texts.map(([title, body]) => page(title, body));
			const terms = words.map(termOf);
			const asked = terms.flatMap(({ word: own, stem }) => (stem ? [own, stem] : [own]));
			expect(rank(new Vocabulary(all).matching(asked), terms, asked)).toEqual(rank(all, terms, asked));
		}),
	);
});

test("the excerpt contains the match and is cut between words", () => {
	const text = `${"nešto sasvim drugo ".repeat(20)}parking ispred ulaza ${"i još ponešto ".repeat(20)}`.trim();
	const excerpt = excerptOf(text, ["parking"]);
	expect(excerpt).toMatch(/^… .*parking ispred ulaza.* …$/);
	expect(excerpt.length).toBeLessThan(180);
	expect(text).toContain(excerpt.slice(2, -2));
	expect(excerptOf("Kratko.", ["x"])).toBe("Kratko.");
});

test("the distance is the number of changed letters", () => {
	expect([distance("zemum", "zemun"), distance("piltaes", "pilates"), distance("", "abc")]).toEqual([1, 1, 3]);
	fc.assert(
		fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
			expect(distance(a, a)).toBe(0);
			expect(distance(a, b)).toBe(distance(b, a));
			expect(distance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
		}),
	);
	expect(suggest([page("Miljakovac"), page("Ušće")], ["miljkovac", "usc"])).toEqual(["Miljakovac"]);
});
