import { integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { gyms } from "./clubs.ts";
import { bigId, instant } from "./columns.ts";
import { language } from "./members.ts";

/** Addresses that get one mail when a club opens. */
export const openingRequests = pgTable(
	"opening_requests",
	{
		id: bigId(),
		gymId: integer("gym_id")
			.notNull()
			.references(() => gyms.id, { onDelete: "cascade" }),
		/** In lower case. */
		email: text("email").notNull(),
		language: language("language").notNull(),
		createdAt: instant("created_at").notNull(),
		notifiedAt: instant("notified_at"),
	},
	(table) => [uniqueIndex("opening_requests_address_key").on(table.gymId, table.email)],
);
