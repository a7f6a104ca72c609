import { describe, expect, it } from "vitest";
import { byRelation } from "./related.ts";
import { descriptionOf, outlineOf, readingMinutes } from "./story-text.ts";

const story = (title: string, html: string) => ({ title, html: `<p>${html}</p>` });

describe("related stories", () => {
	const padel = story("Padel za početnike", "Reket, loptica i četiri terena na Zvezdari.");
	const league = story("Padel liga", "Prijavi par za ligu na terenima, reketi su na recepciji.");
	const sleep = story("Spavanje je pola treninga", "Oporavak počinje u krevetu, a ne u teretani.");
	const back = story("Leđa posle kancelarije", "Istezanje za one koji sede, oporavak za kičmu.");

	it("share words, whatever their endings and diacritics", () => {
		expect(byRelation(padel, [sleep, back, league])[0]).toBe(league);
		expect(byRelation(sleep, [padel, league, back])[0]).toBe(back);
	});

	it("keep their order if nothing is shared", () => {
		const strange = story("Xyz", "Qwerty.");
		expect(byRelation(strange, [sleep, back, league])).toEqual([sleep, back, league]);
	});
});

describe("the text of a story", () => {
	it("takes a minute at least", () => {
		expect(readingMinutes("<p>Kratko.</p>")).toBe(1);
		expect(readingMinutes(`<p>${"reč ".repeat(760)}</p>`)).toBe(4);
	});

	it("has a table of contents from three parts on", () => {
		const html = "<p>A</p><h2>Prvi <em>deo</em></h2><p>B</p><h2>Drugi</h2><h2>Treći</h2>";
		expect(outlineOf(html).parts).toEqual([
			["Prvi deo", "part-1"],
			["Drugi", "part-2"],
			["Treći", "part-3"],
		]);
		expect(outlineOf(html).html).toContain('<h2 id="part-1">Prvi <em>deo</em></h2>');
		expect(outlineOf("<h2>Jedan</h2>")).toEqual({ html: "<h2>Jedan</h2>", parts: [] });
	});

	it("has a description that is cut between words", () => {
		const description = descriptionOf(`<p>${"jedan dva, ".repeat(40)}</p>`);
		expect(description.length).toBeLessThanOrEqual(159);
		expect(description).toMatch(/(jedan|dva)…$/);
	});
});
