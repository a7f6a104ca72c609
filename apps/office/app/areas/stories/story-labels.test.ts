import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { chooseLanguage } from "../../i18n/language.ts";
import { storyTitle } from "./story-labels.ts";

// The language of the real module, without a page.
beforeEach(() => vi.stubGlobal("document", { documentElement: {} }));
afterEach(() => {
	chooseLanguage(0, "sr");
	vi.unstubAllGlobals();
});

it("shows the title in the current language, or Serbian until it is translated", () => {
	const story = { header: "Otvorena vrata", header_eng: "Open doors" };
	expect(storyTitle(story)).toBe("Otvorena vrata");
	chooseLanguage(0, "en");
	expect(storyTitle(story)).toBe("Open doors");
	expect(storyTitle({ ...story, header_eng: "" })).toBe("Otvorena vrata");
});
