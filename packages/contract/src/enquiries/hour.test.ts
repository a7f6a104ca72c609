import { expect, test } from "vitest";
import { hourValue, parseHour } from "./hour.ts";

test("the value of an hour can be read again", () => {
	const hour = { periodId: 4711, date: "2026-11-19" };
	expect(parseHour(hourValue(hour))).toEqual(hour);
});

test.for(["", "4711", "0 2026-11-19", "4711 2026-02-30", "4711 2026-13-01", "4711 19.11.2026.", "x 2026-11-19"])(
	"%j is no hour",
	(text) => {
		expect(parseHour(text)).toBeNull();
	},
);
