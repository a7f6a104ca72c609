import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseLanguage } from "../i18n/language.ts";
import * as format from "./format.ts";

// The language of the real module, without a page.
beforeEach(() => vi.stubGlobal("document", { documentElement: {} }));
afterEach(() => chooseLanguage(0, "sr"));

describe("in Serbian", () => {
	beforeEach(() => chooseLanguage(0, "sr"));

	it("formats dates, times and numbers in Serbian", () => {
		expect(format.formatDate("2026-11-08")).toBe("8. nov 2026.");
		expect(format.formatLongDate("2026-11-18")).toBe("sreda, 18. novembar");
		expect(format.formatNumber(12_345.67)).toBe("12.345,7");
		expect(format.formatMoney(2500).replace("\u00a0", " ")).toBe("2.500 RSD");
		expect(format.formatShare(0.256)).toBe("25,6%");
		expect(format.formatList(["Zemun", "Vračar", "Pionir"])).toBe("Zemun, Vračar i Pionir");
	});

	it("formats days without repeating the month", () => {
		expect(format.formatDays("2026-10-22", "2026-10-25")).toBe("22–25. okt");
		expect(format.formatDays("2026-10-30", "2026-11-01")).toBe("30. okt – 1. nov");
		expect(format.formatDays("2026-11-18", "2026-11-18")).toBe("18. nov");
	});

	it("uses the clubs' time zone, in summer and in winter", () => {
		expect(format.formatInstant("2026-01-15T23:30:00Z")).toBe("16. jan 2026. 0:30");
		expect(format.formatInstantDate("2026-07-15T22:30:00Z")).toBe("16. jul 2026.");
		expect(format.formatInstantClock("2026-07-15T22:30:00Z")).toBe("0:30");
	});

	it("sorts by the Serbian alphabet, numbers as numbers", () => {
		const names = ["Žarko", "Zoran", "Ćira", "Čeda", "Cvetan", "Sala 10", "Sala 9"];
		expect([...names].sort(format.compareTexts)).toEqual([
			"Cvetan",
			"Čeda",
			"Ćira",
			"Sala 9",
			"Sala 10",
			"Zoran",
			"Žarko",
		]);
	});
});

describe("in English", () => {
	it("formats the same in British English", () => {
		chooseLanguage(0, "en");
		expect(format.formatDate("2026-11-08")).toBe("8 Nov 2026");
		expect(format.formatLongDate("2026-11-18")).toBe("Wednesday 18 November");
		expect(format.formatInstant("2026-01-15T23:30:00Z")).toBe("16 Jan 2026, 0:30");
		expect(format.formatNumber(12_345.67)).toBe("12,345.7");
		expect(format.formatDays("2026-10-22", "2026-10-25")).toBe("22–25 Oct");
		expect(format.formatList(["Zemun", "Vračar"])).toBe("Zemun and Vračar");
	});
});
