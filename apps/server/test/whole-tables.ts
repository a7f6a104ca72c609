import { sql } from "drizzle-orm";

/** For `table_name in …`: the names of all tables. A partition is a part of its table. */
export const wholeTables = sql`(
	select relname from pg_class
	where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
)`;
