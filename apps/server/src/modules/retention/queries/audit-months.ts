import { instantOf, wallTime } from "@kvart/contract/time";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { blockInForce } from "./endings.ts";

/** How many months after the current one have a partition. */
const monthsAhead = 3;

// Any fixed number: servers that start at the same time make or drop partitions one after the other.
const partitionLock = 4_151_927;

/**
 * Dropping a partition locks the log, and bookings write to it: they wait behind a request for the lock. A report that
 * reads the log may hold it for seconds; then the next run tries again.
 */
const lockMilliseconds = 300;

export interface Month {
	/** Such as `audit_log_2026_12`. */
	name: string;
	from: Date;
	until: Date;
}

/** The month of the clubs' calendar that is `ahead` of that of `now`. */
function monthOf(now: Date, ahead: number): Month {
	const [year = 0, month = 0] = wallTime(now).date.split("-").map(Number);
	const firstDay = (more: number) => new Date(Date.UTC(year, month - 1 + ahead + more, 1)).toISOString().slice(0, 10);
	const name = `audit_log_${firstDay(0).slice(0, 7).replace("-", "_")}`;
	return { name, from: instantOf(firstDay(0), 0), until: instantOf(firstDay(1), 0) };
}

export function nextMonths(now: Date): Month[] {
	return Array.from({ length: monthsAhead + 1 }, (_, ahead) => monthOf(now, ahead));
}

const rowsOf = async <Row>(db: Database, query: SQL) => ((await db.execute(query)) as { rows: Row[] }).rows;
// Bounds cannot be parameters.
const literal = (instant: Date) => sql.raw(`'${instant.toISOString()}'`);
const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

function lockPartitions(tx: Database) {
	return tx.execute(sql`select pg_advisory_xact_lock(${partitionLock}::bigint)`);
}

/** Where an entry of this time would go. The default partition has no end. */
const partitions = sql`
	select partition.relname::text as name,
		substring(pg_get_expr(partition.relpartbound, partition.oid) from $$FROM [(]'([^']+)'$$)::timestamptz as starts,
		substring(pg_get_expr(partition.relpartbound, partition.oid) from $$TO [(]'([^']+)'$$)::timestamptz as ends
	from pg_inherits join pg_class as partition on partition.oid = inhrelid
	where inhparent = 'audit_log'::regclass`;

/**
 * False if the month has a partition, or entries in the default one: those stay there, and are deleted one by one when
 * their time comes. Attaching an empty table does not wait for those who write entries, unlike `partition of`.
 */
export function makeMonth(db: Database, { name, from, until }: Month): Promise<boolean> {
	return db.transaction(async (tx) => {
		await lockPartitions(tx);
		const [taken] = await rowsOf<{ taken: boolean }>(
			tx,
			sql`
			select exists (select from (${partitions}) as known
					where ends > ${at(from)} and coalesce(starts, '-infinity') < ${at(until)})
				or exists (select from audit_log_default where at >= ${at(from)} and at < ${at(until)}) as taken`,
		);
		if (taken?.taken !== false) return false;
		const table = sql.identifier(name);
		await tx.execute(sql`create table ${table} (like audit_log)`);
		await tx.execute(sql`
			create trigger audit_log_no_truncate before truncate on ${table}
			for each statement execute function refuse_audit_change()`);
		await tx.execute(sql`
			alter table audit_log attach partition ${table} for values from (${literal(from)}) to (${literal(until)})`);
		return true;
	});
}

/** Months that ended before `before`, oldest first. Like the log's trigger, never less than three years ago. */
export async function selectEndedMonths(db: Database, before: Date): Promise<string[]> {
	const ended = await rowsOf<{ name: string }>(
		db,
		sql`select name from (${partitions}) as known
		where ends <= least(${at(before)}, now() - interval '3 years') order by ends`,
	);
	return ended.map(({ name }) => name);
}

/** Returns how many entries are gone. Those of blocks that are still in force move to the default partition. */
export function dropMonth(db: Database, name: string): Promise<number> {
	return db.transaction(async (tx) => {
		const table = sql.identifier(name);
		await lockPartitions(tx);
		// Reads the whole month first, before other writers have to wait.
		await tx.execute(sql`
			create temporary table lasting_entries on commit drop as select * from ${table} where ${blockInForce}`);
		const [gone] = await rowsOf<{ count: number }>(
			tx,
			sql`select ((select count(*) from ${table}) - (select count(*) from lasting_entries))::integer as count`,
		);
		await tx.execute(sql.raw(`set local lock_timeout = ${lockMilliseconds}`));
		await tx.execute(sql`alter table audit_log detach partition ${table}`);
		await tx.execute(sql`insert into audit_log_default select * from lasting_entries`);
		await tx.execute(sql`drop table ${table}`);
		return gone?.count ?? 0;
	});
}
