import { expect, it } from "vitest";
import { formatNumber, formatShare } from "../../lib/format.ts";
import { changeOf, rangeBefore } from "./comparison.ts";
import { formatPoints } from "./values.ts";

it("compares with as many days just before", () => {
	expect(rangeBefore({ from: "2026-10-22", until: "2026-11-18" })).toEqual({ from: "2026-09-24", until: "2026-10-21" });
	expect(rangeBefore({ from: "2026-03-01", until: "2026-03-01" })).toEqual({ from: "2026-02-28", until: "2026-02-28" });
});

const counts = (now: number, before: number) => changeOf({ now, before, format: formatNumber });

it("writes a change in numbers, in per cent and as a sentence", () => {
	expect(counts(162, 150)).toEqual({
		trend: "more",
		short: "+12 (+8%)",
		sentence: "Za 12 (8%) više nego u prethodnom periodu, kada je bilo 150.",
	});
	expect(counts(75, 150)).toEqual({
		trend: "less",
		short: "−75 (−50%)",
		sentence: "Za 75 (50%) manje nego u prethodnom periodu, kada je bilo 150.",
	});
});

it("has no per cent of nothing, and no change where none is seen", () => {
	expect(counts(12, 0).short).toBe("+12");
	expect(counts(12, 12)).toMatchObject({ trend: "same", sentence: "Isto kao u prethodnom periodu: 12." });
	expect(counts(12.01, 12).trend).toBe("same");
});

it("compares shares in points", () => {
	const shares = { now: 0.653, before: 0.621, format: formatShare, formatDifference: formatPoints };
	expect(changeOf(shares)).toEqual({
		trend: "more",
		short: "+3,2 p. p.",
		sentence: "Za 3,2 p. p. više nego u prethodnom periodu, kada je bilo 62,1%.",
	});
});
