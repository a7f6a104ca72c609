import { successCodes } from "@kvart/contract/errors";
import { staffErrorCodes } from "@kvart/contract/staff/errors";
import { afterEach, describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../paraglide/runtime.js";
import { problemMessage } from "./problem-message.ts";

describe.each(["sr", "en"] as const)("messages in %s", (locale) => {
	afterEach(() => overwriteGetLocale(() => "sr"));

	it("has a sentence of its own for every code", () => {
		overwriteGetLocale(() => locale);
		const texts = [...staffErrorCodes, ...successCodes].map(problemMessage);
		expect(texts.every((text) => text.length > 4)).toBe(true);
		expect(new Set(texts).size).toBe(texts.length);
	});

	it.each(["ERR_NEW", "toString", undefined, 42])("takes %s for a failure of the server", (code) => {
		overwriteGetLocale(() => locale);
		expect(problemMessage(code)).toBe(problemMessage("ERR_SOMETHING_WENT_WRONG"));
	});
});
