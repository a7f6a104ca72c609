import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Mail } from "./contents.ts";
import { insertMail, type MailRow } from "./queries.ts";

/** The row that makes the queue send a mail, for statements that write it along with what it tells about. */
export function mailRow(clock: Clock, { template, data, recipient, language, uniqueKey }: Mail): MailRow {
	const now = clock.now();
	return {
		template,
		data: { ...data },
		recipient,
		language,
		uniqueKey: uniqueKey ?? null,
		createdAt: now,
		nextAttemptAt: now,
	};
}

/** Hands a mail to the queue. Give it the transaction of what it tells about: both are kept or neither is. */
export async function queueMail(db: Database, clock: Clock, mail: Mail): Promise<void> {
	await insertMail(db, mailRow(clock, mail));
}
