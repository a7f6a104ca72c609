import { afterEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { actionInWords, entityInWords, fieldInWords, recordInWords } from "./audit-words.ts";

afterEach(() => overwriteGetLocale(() => "sr"));

it.each(["sr", "en"] as const)("has words in %s, also for what nobody named yet", (locale) => {
	overwriteGetLocale(() => locale);
	expect(actionInWords("account.invited")).not.toContain(".");
	expect(actionInWords("locker_key.changed")).toMatch(/^locker key: \S+/);
	expect(actionInWords("locker_key.turned_around")).toBe("locker key: turned around");
	expect(entityInWords("locker_key")).toBe("locker key");
	expect(fieldInWords("free_places")).toBe("free places");
	expect(recordInWords("locker_key", "12")).toBe("locker key 12");
	expect(recordInWords("locker_key", "switches")).toBe("locker key");
});
