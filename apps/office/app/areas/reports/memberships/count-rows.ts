import type { MembershipCount } from "@kvart/contract/staff/revenue";
import { m } from "../../../paraglide/messages.js";

export const counts = ["active", "frozen", "new", "renewed", "ended"] as const;
export type Count = (typeof counts)[number];

export const countLabels: Record<Count, () => string> = {
	active: m.reports_memberships_active,
	frozen: m.reports_memberships_frozen,
	new: m.reports_memberships_new,
	renewed: m.reports_memberships_renewed,
	ended: m.reports_memberships_ended,
};

export type Grouping = "club" | "plan" | "both";

export interface CountRow extends Record<Count, number> {
	key: string;
	club: string;
	plan: string;
}

export function sumOf(rows: readonly MembershipCount[], count: Count): number {
	return rows.reduce((sum, row) => sum + row[count], 0);
}

/** By club, by plan, or by both. A plan is told from another one by its name, as sold. */
export function countRows(rows: readonly MembershipCount[], by: Grouping, language: string): CountRow[] {
	const named = rows.map((row) => ({
		row,
		club: by === "plan" ? "" : (row.club?.name ?? m.reports_all_clubs_plan()),
		plan: by === "club" ? "" : language === "sr" ? row.title : row.title_eng,
	}));
	const groups = Map.groupBy(named, ({ club, plan }) => `${club}|${plan}`);
	return [...groups].flatMap(([key, all]) => {
		const [first] = all;
		if (!first) return [];
		const own = all.map(({ row }) => row);
		const sums = Object.fromEntries(counts.map((count) => [count, sumOf(own, count)])) as Record<Count, number>;
		return [{ key, club: first.club, plan: first.plan, ...sums }];
	});
}
