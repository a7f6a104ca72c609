import { type SQL, sql } from "drizzle-orm";
import type { Clock } from "./clock.ts";
import type { DataKeys } from "./data-keys.ts";
import type { Database } from "./database/database.ts";
import { statement } from "./database/statement.ts";

const value = sql.placeholder;

/** For an insert into `limit_counts as existing`: adds to a running count, or starts it again. */
export const addToCount = (now: SQL) => sql`
	on conflict (key) do update set (count, ends_at) = (
		select case when running then existing.count + excluded.count else excluded.count end,
			case when running then existing.ends_at else excluded.ends_at end
		-- Clocks of servers differ a little. One that ends much later was started before the clock was set back.
		from (
			select existing.ends_at > ${now} and existing.ends_at <= excluded.ends_at + interval '1 minute'
		) as earlier (running)
	)`;

/** Rows are locked in the order of their keys, so that parallel counts cannot deadlock. */
const addStatement = statement<{ key: string; count: number; seconds: number }>(
	"limit_add",
	sql`
	insert into limit_counts as existing (key, count, ends_at)
	select key, 1, ends_at from json_to_recordset(${value("counts")}::json) as input (key text, ends_at timestamptz)
	order by key
	${addToCount(sql`${value("now")}::timestamptz`)}
	returning key, count, greatest(1, ceil(extract(epoch from ends_at - ${value("now")}::timestamptz)))::integer as seconds`,
);

const subtractStatement = statement<never>(
	"limit_subtract",
	sql`
	with locked as (
		select key from limit_counts
		where key in (select json_array_elements_text(${value("keys")}::json)) order by key for update
	)
	update limit_counts set count = limit_counts.count - 1 from locked where limit_counts.key = locked.key`,
);

export interface Counted {
	/** Name of the count, such as `login address 192.0.2.1`. Stored as a digest. */
	name: string;
	allowed: number;
	/** When the count starts again; fixed by the first. */
	endsAt: Date;
}

/** A count that is higher than allowed. */
export interface Exceeded {
	name: string;
	/** Until it starts again. */
	seconds: number;
}

interface Deps {
	db: Database;
	clock: Clock;
	keys: DataKeys;
}

/** The table names no person. */
export function countKey(keys: DataKeys, name: string): string {
	return keys.digest("limit", name);
}

/** Counts in the database, so that they hold over all servers. */
export class SharedCounts {
	readonly #deps: Deps;

	constructor(deps: Deps) {
		this.#deps = deps;
	}

	/** Adds one to each, also beyond what is allowed. */
	async add(counts: readonly Counted[]): Promise<Exceeded[]> {
		const { db, clock } = this.#deps;
		const byKey = new Map(counts.map((counted) => [this.#keyOf(counted.name), counted]));
		const input = [...byKey].map(([key, { endsAt }]) => ({ key, ends_at: endsAt.toISOString() }));
		const rows = await addStatement.run(db, { counts: JSON.stringify(input), now: clock.now().toISOString() });
		return rows.flatMap(({ key, count, seconds }) => {
			const counted = byKey.get(key);
			return counted && count > counted.allowed ? [{ name: counted.name, seconds }] : [];
		});
	}

	async subtract(names: readonly string[]): Promise<void> {
		await subtractStatement.run(this.#deps.db, { keys: JSON.stringify(names.map((name) => this.#keyOf(name))) });
	}

	#keyOf(name: string): string {
		return countKey(this.#deps.keys, name);
	}
}
