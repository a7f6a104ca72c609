import fc from "fast-check";
import { expect, test } from "vitest";
import { bestMatch, firstMatch, markMatches, searchForm, searchTerms } from "./text-search.ts";

test.for([
	["Vračar", "vracar"],
	["ВРАЧАР", "vracar"],
	["врачар", "vracar"],
	["Ušće", "usce"],
	["Ушће", "usce"],
	["Ђерам", "deram"],
	["Đeram", "deram"],
	["Djeram", "deram"],
	["Њежић Љубица", "njezic ljubica"],
	["Џепна", "dzepna"],
	["ǆez ǈubav", "dzez ljubav"],
	["C\u030carda\u0161", "cardas"],
	["BodyPump®", "bodypump®"],
])("%s is looked for as %s", ([text, form]) => {
	expect(searchForm(text as string)).toBe(form);
});

// The alphabet in both scripts.
const pairs =
	"а a|б b|в v|г g|ђ đ|е e|ж ž|з z|и i|ј j|к k|л l|љ lj|м m|н n|њ nj|о o|п p|р r|с s|т t|ћ ć|у u|ф f|х h|ц c|ч č|џ dž|ш š";
const letters = fc.constantFrom(...pairs.split("|").map((pair) => pair.split(" ") as [string, string]));

test("a word has one search form in both scripts, with and without diacritics, in any case", () => {
	fc.assert(
		fc.property(fc.array(letters, { minLength: 1, maxLength: 20 }), (word) => {
			const inCyrillic = word.map(([sign]) => sign).join("");
			const inLatin = word.map(([, sign]) => sign).join("");
			const bare = inLatin.replaceAll("đ", "dj").normalize("NFD").replace(/\p{M}/gu, "");
			const forms = [inCyrillic, inLatin, bare, inLatin.toUpperCase(), inLatin.normalize("NFD")].map(searchForm);
			expect(new Set(forms).size).toBe(1);
		}),
	);
});

test("normalising is idempotent", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
			expect(searchForm(searchForm(text))).toBe(searchForm(text));
		}),
	);
});

test("joined pieces are the text again", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), fc.string({ maxLength: 20 }), (text, query) => {
			expect(markMatches(text, searchTerms(query)).join("")).toBe(text);
		}),
	);
});

test("marked pieces match the term", () => {
	expect(markMatches("Trening na Vračaru", ["vracar"])).toEqual(["Trening na ", "Vračar", "u"]);
	expect(markMatches("Đorđe Đukić", ["dor", "dukic"])).toEqual(["", "Đor", "đe ", "Đukić"]);
	expect(markMatches("Odjava i prijava", ["odava"])).toEqual(["", "Odjava", " i prijava"]);
	expect(markMatches("Nema ga", ["zemun"])).toEqual(["Nema ga"]);
	expect(markMatches("joga joga", ["joga"])).toEqual(["", "joga", " ", "joga"]);
});

test("terms are the distinct words of a query, at most eight", () => {
	expect(searchTerms("  Joga, na ВРАЧАРУ joga! ")).toEqual(["joga", "na", "vracaru"]);
	expect(searchTerms("?!")).toEqual([]);
	expect(searchTerms("a b c d e f g h i j")).toHaveLength(8);
});

test("whole words go before starts, starts before matches inside, and short terms only match starts", () => {
	expect(bestMatch("body pump", "pump")).toBe("whole");
	expect(bestMatch("bodypump pumpa", "pump")).toBe("start");
	expect(bestMatch("bodypump", "pump")).toBe("inside");
	expect(bestMatch("bodypump", "um")).toBe(null);
	expect(bestMatch("uma", "um")).toBe("start");
	expect(firstMatch("Prijava i java", ["java"])).toBe(10);
	expect(firstMatch("Ničega nema", ["joga"])).toBe(-1);
});
