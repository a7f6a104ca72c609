import { expect, it } from "vitest";
import { formatMonth, monthsOf } from "./waiting-chart.tsx";

it("adds up the clubs of a month", () => {
	const counts = { joined: 3, moved_up: 2, cancelled_late: 1 };
	const rows = [
		{ id: 1, name: "Zemun", month: "2026-10", ...counts },
		{ id: 1, name: "Zemun", month: "2026-11", ...counts },
		{ id: 2, name: "Banjica", month: "2026-11", ...counts, joined: 4 },
	];
	expect(monthsOf(rows)).toEqual([
		{ month: "2026-10", ...counts },
		{ month: "2026-11", joined: 7, moved_up: 4, cancelled_late: 2 },
	]);
});

it("writes months as people do", () => {
	expect(formatMonth("2026-03")).toBe("3/2026");
});
