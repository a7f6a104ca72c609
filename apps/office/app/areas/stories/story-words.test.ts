import { afterEach, expect, it, vi } from "vitest";
import { storyTitle } from "./story-words.ts";

let language: "sr" | "en" = "sr";
vi.mock("../../i18n/language.ts", () => ({ currentLanguage: () => language }));
afterEach(() => {
	language = "sr";
});

it("calls a story by its title in the reader's language, and by the Serbian one until it is translated", () => {
	const story = { header: "Otvorena vrata", header_eng: "Open doors" };
	expect(storyTitle(story)).toBe("Otvorena vrata");
	language = "en";
	expect(storyTitle(story)).toBe("Open doors");
	expect(storyTitle({ ...story, header_eng: "" })).toBe("Otvorena vrata");
});
