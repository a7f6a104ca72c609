import { afterEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { actionInWords, entityInWords, fieldInWords } from "./audit-words.ts";

afterEach(() => overwriteGetLocale(() => "sr"));

it.each(["sr", "en"] as const)("has words in %s, also for what nobody named yet", (locale) => {
	overwriteGetLocale(() => locale);
	expect(actionInWords("account.invited")).not.toContain(".");
	expect(actionInWords("gym_room.changed")).toMatch(/^gym room: \S+/);
	expect(actionInWords("gym_room.turned_around")).toBe("gym room: turned around");
	expect(entityInWords("gym_room")).toBe("gym room");
	expect(fieldInWords("free_places")).toBe("free places");
});
