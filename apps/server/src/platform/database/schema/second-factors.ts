import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, id, instant } from "./columns.ts";
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

export const passkeys = pgTable(
	"passkeys",
	{
		id: id(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** The id from the authenticator, in base64url. */
		credentialId: text("credential_id").notNull().unique(),
		publicKey: bytes("public_key").notNull(),
		/** Signatures so far. One that does not grow belongs to a copied key. */
		counter: bigint("counter", { mode: "number" }).notNull(),
		/** How browsers reach it, such as `internal` or `usb`. */
		transports: text("transports").array().notNull(),
		/** Given by the member. */
		name: text("name").notNull(),
		createdAt: instant("created_at").notNull(),
		lastUsedAt: instant("last_used_at"),
	},
	(table) => [index("passkeys_user_index").on(table.userId)],
);

/** Challenges for authenticators to sign. Deleted when used. */
export const passkeyChallenges = pgTable(
	"passkey_challenges",
	{
		/** SHA-256. */
		challengeHash: text("challenge_hash").primaryKey(),
		purpose: text("purpose", { enum: ["register", "login", "confirm"] }).notNull(),
		/** Null for a log-in, which names no account. */
		userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [index("passkey_challenges_expires_index").on(table.expiresAt)],
);
