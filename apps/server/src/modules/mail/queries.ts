import type { Database } from "../../platform/database/database.ts";
import { mails } from "../../platform/database/schema/office.ts";

export type MailRow = typeof mails.$inferInsert;

export async function insertMail(db: Database, row: MailRow): Promise<void> {
	await db.insert(mails).values(row).onConflictDoNothing({ target: mails.uniqueKey });
}
