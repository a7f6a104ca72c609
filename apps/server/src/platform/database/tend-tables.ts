import type { PGlite } from "@electric-sql/pglite";

const checkMilliseconds = 60_000;

/** Like PostgreSQL's own settings, but a table that was never analysed is due at once. */
const due = `
	select quote_ident(changed.relname) as name
	from pg_class join pg_stat_user_tables as changed on changed.relid = pg_class.oid
	where schemaname = 'public' and (
		reltuples < 0
		or n_mod_since_analyze > 50 + 0.1 * reltuples
		or n_dead_tup > 50 + 0.2 * reltuples
	)
	order by changed.relname`;

/** Table by table, so that requests wait for one table at most. */
export async function tendTables(client: Pick<PGlite, "query" | "exec">): Promise<void> {
	// PostgreSQL holds its counts of changes back for a second.
	await client.query("select pg_stat_force_next_flush()");
	const { rows } = await client.query<{ name: string }>(due);
	for (const { name } of rows) await client.exec(`vacuum (analyze) ${name}`);
}

/**
 * The embedded PostgreSQL has no autovacuum. Without statistics it plans badly (a report over a year took 8 s instead of
 * 0.1 s), and changed rows would fill the disk.
 */
export function keepTablesTended(client: PGlite): () => void {
	let running: Promise<void> | undefined;
	const tend = () => {
		running ??= tendTables(client)
			// The database is closing, or read-only because the disk is nearly full.
			.catch(() => undefined)
			.finally(() => (running = undefined));
	};
	const timer = setInterval(tend, checkMilliseconds);
	timer.unref();
	return () => clearInterval(timer);
}
