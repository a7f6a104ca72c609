import { type RetentionRuleName, retentionRules } from "@kvart/contract/retention";
import { termStart } from "@kvart/contract/retention-term";
import type { FastifyBaseLogger } from "fastify";
import type { Deps } from "../../platform/api.ts";
import type { Database } from "../../platform/database/database.ts";
import { sweepMailFiles } from "../mail/service.ts";
import { finishErasures } from "../members/service/erasure.ts";
import { expireInactiveAccounts, expireUnconfirmedAccounts } from "../members/service/expiry.ts";
import { dropMonth, makeMonth, nextMonths, selectEndedMonths } from "./queries/audit-months.ts";
import {
	claimRule,
	type Ending,
	endings,
	oldAuditEntries,
	recordRun,
	releaseRule,
	runEnding,
	selectRuns,
} from "./queries/endings.ts";

export interface RetentionDeps extends Pick<Deps, "db" | "clock" | "env"> {
	log: Pick<FastifyBaseLogger, "info" | "error">;
}

// Less than a day, so that a timer that is late does not skip one.
const pauseMilliseconds = 23 * 3_600_000;

/** Runs a step once a day on one of the servers. One that fails is logged and repeated at the next call. */
async function runDaily({ db, clock, log }: RetentionDeps, rule: string, step: () => Promise<number>): Promise<void> {
	const now = clock.now();
	if (!(await claimRule(db, rule, now, new Date(now.getTime() - pauseMilliseconds)))) return;
	try {
		const rows = await step();
		await recordRun(db, rule, rows);
		log.info({ rule, rows }, "expired rows removed");
	} catch (error) {
		log.error({ rule, err: error }, "retention failed");
		await releaseRule(db, rule);
	}
}

type Step = (deps: RetentionDeps, before: Date) => Promise<number>;

const stepOf =
	(ending: Ending): Step =>
	async ({ db }, before) =>
		(await runEnding(db, ending, before)).length;

/** Whole months first: what is left is little. */
async function endAuditEntries({ db }: RetentionDeps, before: Date): Promise<number> {
	let entries = 0;
	for (const month of await selectEndedMonths(db, before)) entries += await dropMonth(db, month);
	return entries + (await runEnding(db, oldAuditEntries, before)).length;
}

/** Entries of a month without a partition are stored, too: a failure does not stop the run. */
async function makeAuditMonths({ db, clock, log }: RetentionDeps): Promise<void> {
	try {
		for (const month of nextMonths(clock.now())) await makeMonth(db, month);
	} catch (error) {
		log.error({ err: error }, "making months of the audit log failed");
	}
}

/** Every rule with a term. */
export const steps: Partial<Record<RetentionRuleName, Step>> = {
	...Object.fromEntries(Object.entries(endings).map(([name, ending]) => [name, stepOf(ending)])),
	"audit-entries": endAuditEntries,
	"unconfirmed-accounts": (deps) => expireUnconfirmedAccounts(deps),
	"inactive-accounts": expireInactiveAccounts,
};

/** Ends what has reached its term, except what has been ended in the last day, and erasures that were interrupted. */
export async function runRetention(deps: RetentionDeps): Promise<void> {
	await makeAuditMonths(deps);
	for (const [name, { term }] of retentionRules) {
		const step = steps[name];
		if (!step || typeof term === "string") continue;
		const before = termStart(term, deps.clock.now());
		await runDaily(deps, name, () => step(deps, before));
	}
	await finishErasures(deps);
	await sweepMailFiles(deps.db, deps.env.DATA_DIR);
}

export function listRuns(db: Database) {
	return selectRuns(db) as Promise<{ rule: RetentionRuleName; ran_at: Date; rows: number }[]>;
}
