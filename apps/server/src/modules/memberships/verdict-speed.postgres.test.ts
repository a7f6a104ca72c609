import { wallTime } from "@kvart/contract/time";
import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addMember } from "../../../test/member-factories.ts";
import { sellPlan, zemun } from "../../../test/membership-factories.ts";
import { recordQueries } from "../../../test/recorded-queries.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { verdictFor } from "./service/verdicts.ts";

const { db } = await buildTestApp();
const visit = { moment: wallTime(testNow), gymId: zemun, purpose: "class" } as const;

interface PlanNode {
	"Node Type": string;
	"Relation Name"?: string;
	"Actual Rows": number;
	"Actual Loops": number;
	"Rows Removed by Filter"?: number;
	Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The scans of the query that the verdict makes. */
async function scansOf(userId: number): Promise<PlanNode[]> {
	const queries = await recordQueries((recording) => verdictFor(recording, { userId, blocked: false }, visit));
	expect(queries).toHaveLength(1);
	const { rows } = (await db.execute(sql`explain (analyze, timing off, format json) ${queries[0]}`)) as {
		rows: { "QUERY PLAN": [{ Plan: PlanNode }] }[];
	};
	return rows.flatMap((row) => nodesOf(row["QUERY PLAN"][0].Plan)).filter((node) => node["Relation Name"]);
}

const readFrom = (scans: readonly PlanNode[], table: string) =>
	scans
		.filter((node) => node["Relation Name"] === table)
		.reduce(
			(sum, node) => sum + (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"],
			0,
		);

async function count(query: SQL): Promise<number> {
	const { rows } = (await db.execute(sql`select count(*)::integer as count ${query}`)) as { rows: { count: number }[] };
	return rows[0]?.count ?? 0;
}

async function medianOf(runs: number, run: () => Promise<unknown>): Promise<number> {
	const times: number[] = [];
	for (let nth = 0; nth < runs; nth += 1) {
		const before = performance.now();
		await run();
		times.push(performance.now() - before);
	}
	return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}

test("of a member with ten years of rows only those of the last three years are read, by indexes", async ({
	annotate,
}) => {
	const { id } = await addMember(db);
	for (let nth = 0; nth < 120; nth += 1) {
		const month = String((nth % 12) + 1).padStart(2, "0");
		await sellPlan(db, id, { startsOn: `${2017 + Math.floor(nth / 12)}-${month}-19` });
	}
	await db.execute(sql`insert into ledger (at, actor_id, kind, membership_id, gym_id, on_date)
		select at, 1, 'visit_used', memberships.id, ${zemun}, at::date
		from memberships, generate_series(starts_on::timestamptz, ends_on::timestamptz, interval '1 day') as at
		where user_id = ${id}`);
	await db.execute(sql`analyze`);
	const ofMember = sql`from ledger join memberships on memberships.id = membership_id where user_id = ${id}`;
	const recent = await count(sql`${ofMember} and ends_on >= '2023-11-16'`);
	expect(await count(ofMember)).toBeGreaterThan(3 * recent);
	const scans = await scansOf(id);
	const whole = scans.filter((node) => node["Node Type"] === "Seq Scan" && node["Relation Name"] === "ledger");
	expect(whole).toEqual([]);
	// For sums, and for freezes.
	expect(readFrom(scans, "ledger")).toBeLessThanOrEqual(2 * recent);
	const median = await medianOf(100, () => verdictFor(db, { userId: id, blocked: false }, visit));
	await annotate(`median of 100 verdicts: ${median.toFixed(2)} ms (wanted: less than 5 ms)`);
});
