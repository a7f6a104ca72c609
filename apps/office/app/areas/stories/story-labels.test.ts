import { afterEach, expect, it, vi } from "vitest";
import { storyTitle } from "./story-labels.ts";

let language: "sr" | "en" = "sr";
vi.mock("../../i18n/language.ts", () => ({ currentLanguage: () => language }));
afterEach(() => {
	language = "sr";
});

it("shows the title in the current language, or Serbian until it is translated", () => {
	const story = { header: "Otvorena vrata", header_eng: "Open doors" };
	expect(storyTitle(story)).toBe("Otvorena vrata");
	language = "en";
	expect(storyTitle(story)).toBe("Open doors");
	expect(storyTitle({ ...story, header_eng: "" })).toBe("Otvorena vrata");
});
