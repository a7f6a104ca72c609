import { errorCodes, successCodes } from "@kvart/contract/errors";
import { afterEach, describe, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../paraglide/runtime.js";
import { problemMessage, problemToast } from "./problem-message.ts";

/** The function itself: for the pages of the server it finds the language of the request. */
const before = getLocale;

describe.each(["sr", "en"] as const)("messages in %s", (locale) => {
	afterEach(() => overwriteGetLocale(before));

	it("has a message for every code", () => {
		overwriteGetLocale(() => locale);
		const texts = [...errorCodes, ...successCodes, "OFFLINE", "NO_ANSWER", "NOT_OUR_SERVER"].map((code) =>
			problemMessage(code),
		);
		expect(texts.every((text) => text.length > 5)).toBe(true);
		expect(new Set(texts).size).toBe(texts.length);
	});

	it("names the day until which something lasts", () => {
		overwriteGetLocale(() => locale);
		vi.stubGlobal("window", { location: { pathname: locale === "sr" ? "/account" : "/en/account" } });
		const { text } = problemToast("ERR_BOOKING_PAUSED", "2026-11-24");
		expect(text).toContain(locale === "sr" ? "do 24. 11. prijavljuješ" : "until 24 November.");
		vi.unstubAllGlobals();
	});

	it.each(["ERR_NEW", "toString", undefined, 42])("treats %s as a server error", (code) => {
		overwriteGetLocale(() => locale);
		expect(problemMessage(code)).toBe(problemMessage("ERR_SOMETHING_WENT_WRONG"));
		expect(problemToast(code).kind).toBe("error");
	});
});

describe("the toast of a code", () => {
	it("distinguishes success and error", () => {
		expect(problemToast("SUC_BOOKED").kind).toBe("success");
		expect(problemToast("SUC_UNKNOWN").kind).toBe("error");
		expect(problemToast("ERR_BAD_EMAIL").kind).toBe("error");
	});
});
