import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "./columns.ts";
import { users } from "./members.ts";

/** For staff whose phone is lost. Each works once. */
export const recoveryCodes = pgTable(
	"recovery_codes",
	{
		id: id(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** SHA-256; 80 random bits cannot be guessed from it. */
		codeHash: text("code_hash").notNull(),
		createdAt: instant("created_at").notNull(),
		usedAt: instant("used_at"),
	},
	(table) => [index("recovery_codes_user_index").on(table.userId)],
);
