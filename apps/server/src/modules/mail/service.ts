import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Mail } from "./contents.ts";
import { insertMail, type MailRow } from "./queries.ts";

/** For statements that insert the mail together with other rows. */
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

/** Call it in the transaction of the change that the mail is about. */
export async function queueMail(db: Database, clock: Clock, mail: Mail): Promise<void> {
	await insertMail(db, mailRow(clock, mail));
}
