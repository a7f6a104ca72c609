import { describe, expect, it } from "vitest";
import { formatPrice } from "./price-table.tsx";

describe("prices", () => {
	it.each([
		[400, "sr", "400\u00a0RSD"],
		[2500, "sr", "2.500\u00a0RSD"],
		[2500, "en", "RSD\u00a02,500"],
		[1234567, "sr", "1.234.567\u00a0RSD"],
	] as const)("%i in %s", (dinars, locale, text) => {
		expect(formatPrice(dinars, locale)).toBe(text);
	});
});
