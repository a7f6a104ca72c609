import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/**
 * Counts that all servers share. Unlogged, as the migration says: a crash of the database resets them. The keys are
 * digests, so the table names no person.
 */
export const limitCounts = pgTable("limit_counts", {
	key: text("key").primaryKey(),
	count: integer("count").notNull(),
	endsAt: instant("ends_at").notNull(),
});
