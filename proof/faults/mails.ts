import type { RunSql } from "../site/database.ts";
import type { ReceivedMail } from "../site/mail-server.ts";

export interface MailCount {
	/** Active bookings of members. */
	wanted: number;
	delivered: number;
	/** Never sent. */
	missing: number;
	/** Sent twice with the same `Message-ID`, which mail programs collapse. */
	copies: number;
	/** Two different mails about one booking. */
	doubled: number;
	/** Mails that were not queued. */
	strange: number;
}

interface Row {
	id: number;
	recipient: string;
	active: boolean;
}

/** The `Message-ID` starts with the id in the queue. */
function numberOf({ messageId }: ReceivedMail): number {
	return Number(/^<(\d+)\./.exec(messageId)?.[1] ?? Number.NaN);
}

export function countMails(rows: Row[], bookings: number, received: ReceivedMail[]): MailCount {
	const mails = new Map<number, ReceivedMail[]>();
	for (const mail of received) mails.set(numberOf(mail), [...(mails.get(numberOf(mail)) ?? []), mail]);
	const active = rows.filter((row) => row.active);
	const known = new Map(rows.map((row) => [row.id, row]));
	const found = { delivered: 0, copies: 0, doubled: 0, strange: 0 };
	for (const [id, same] of mails) {
		const row = known.get(id);
		if (!row || same.some(({ recipients }) => recipients.join() !== row.recipient)) found.strange += 1;
		found.delivered += 1;
		found.copies += same.length - 1;
		if (new Set(same.map(({ messageId }) => messageId)).size > 1) found.doubled += 1;
	}
	return {
		...found,
		wanted: bookings,
		missing: active.filter(({ id }) => !mails.has(id)).length + Math.max(0, bookings - active.length),
	};
}

export async function judgeMails(runSql: RunSql, received: ReceivedMail[]): Promise<MailCount> {
	const rows = await runSql<Row>(
		`select mails.id::int, recipient, bookings.id is not null and bookings.cancelled_at is null as active
		from mails left join bookings on unique_key = 'booking-confirmed:' || bookings.id`,
	);
	const [standing] = await runSql<{ count: number }>(
		`select count(*)::int as count from bookings join users on users.id = user_id
		where users.phone_digits like 'crowd%' and cancelled_at is null`,
	);
	return countMails(rows, standing?.count ?? 0, received);
}

/**
 * A killed server's mail is claimed for ten minutes: release it now, to save the wait. A mail that never failed waits only
 * because it is claimed, and after a failure the next attempt is soon.
 */
export async function releaseHeldMails(runSql: RunSql, longestTry = "30 seconds"): Promise<void> {
	await runSql(
		`update mails set next_attempt_at = created_at where sent_at is null and failed_at is null
		and (last_error is null or next_attempt_at > now() + interval '6 minutes')
		and next_attempt_at < now() + interval '10 minutes' - $1::interval`,
		[longestTry],
	);
}
