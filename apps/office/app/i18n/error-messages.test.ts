import { successCodes } from "@kvart/contract/errors";
import { staffErrorCodes } from "@kvart/contract/staff/errors";
import { onlineManager } from "@tanstack/react-query";
import { afterEach, describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../paraglide/runtime.js";
import { problemMessage } from "./error-messages.ts";

describe.each(["sr", "en"] as const)("messages in %s", (locale) => {
	afterEach(() => overwriteGetLocale(() => "sr"));

	it("has a distinct message for every code", () => {
		overwriteGetLocale(() => locale);
		const texts = [...staffErrorCodes, ...successCodes].map(problemMessage);
		expect(texts.every((text) => text.length > 4)).toBe(true);
		expect(new Set(texts).size).toBe(texts.length);
	});

	it.each(["ERR_NEW", "toString", undefined, 42])("treats %s as a server error", (code) => {
		overwriteGetLocale(() => locale);
		expect(problemMessage(code)).toBe(problemMessage("ERR_SOMETHING_WENT_WRONG"));
	});
});

it("says that there is no connection instead of blaming the server", () => {
	onlineManager.setOnline(false);
	expect(problemMessage(null)).toContain("Nema veze sa internetom");
	expect(problemMessage("ERR_NOT_FOUND")).not.toContain("Nema veze");
	onlineManager.setOnline(true);
	expect(problemMessage(null)).not.toContain("Nema veze");
});
