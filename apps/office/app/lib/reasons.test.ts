import { changeReasons } from "@kvart/contract/staff/change-reasons";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { chooseLanguage } from "../i18n/language.ts";
import { reasonLabel } from "./reasons.ts";

// The language of the real module, without a page.
beforeEach(() => vi.stubGlobal("document", { documentElement: {} }));
afterEach(() => {
	chooseLanguage(0, "sr");
	vi.unstubAllGlobals();
});

it.each(changeReasons)("shows %s as words, never as a code", (code) => {
	expect(reasonLabel({ code, note: "" })).not.toContain(code);
	expect(reasonLabel({ code, note: "" })).toMatch(/^[A-ZČĆŽŠĐ]/);
});

it("adds the note in the language of the office, or the one that was written", () => {
	const reason = { code: "coach-absent", note: "Grip", note_eng: "Flu" } as const;
	expect(reasonLabel(reason)).toBe("Trener je sprečen: Grip");
	chooseLanguage(0, "en");
	expect(reasonLabel(reason)).toContain(": Flu");
	expect(reasonLabel({ ...reason, note_eng: "" })).toContain(": Grip");
});

it("shows another reason by its note alone", () => {
	expect(reasonLabel({ code: "other", note: "Kvar na krovu" })).toBe("Kvar na krovu");
});
