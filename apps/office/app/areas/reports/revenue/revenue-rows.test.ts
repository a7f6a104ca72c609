import type { Revenue } from "@kvart/contract/staff/revenue";
import { expect, test } from "vitest";
import { revenueRows, totalOf } from "./revenue-rows.ts";

const row = (month: string, method: Revenue["method"], paid_paras: number, refunded_paras = 0): Revenue => ({
	month,
	club: { id: 3, name: "Zemun" },
	method,
	payments: 1,
	paid_paras,
	refunded_paras,
});

const rows = [row("2026-10-01", "cash", 100, 30), row("2026-10-01", "card", 200), row("2026-11-01", "cash", 50)];

test("sums by month and method, less what was given back", () => {
	expect(revenueRows(rows, ({ month }) => month)).toMatchObject([
		{ name: "2026-10-01", cash: 100, card: 200, transfer: 0, refunded: 30, net: 270, payments: 2 },
		{ name: "2026-11-01", cash: 50, net: 50 },
	]);
	expect(totalOf(rows)).toMatchObject({ cash: 150, card: 200, net: 320, payments: 3 });
});
