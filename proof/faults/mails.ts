import type { Ask } from "../site/asking.ts";
import type { ReceivedMail } from "../site/mail-server.ts";

/** Mails of bookings, compared with the bookings. */
export interface MailCount {
	/** Bookings of members that stand. */
	wanted: number;
	delivered: number;
	/** Not even once. */
	missing: number;
	/** Once more, with the same `Message-ID`: mail programs show one. */
	copies: number;
	/** Two letters about one booking that no mail program can tell to be the same. */
	doubled: number;
	/** Letters that nobody queued. */
	strange: number;
}

interface Row {
	id: number;
	recipient: string;
	active: boolean;
}

/** A letter's number in the queue is the first part of its `Message-ID`. */
function numberOf({ messageId }: ReceivedMail): number {
	return Number(/^<(\d+)\./.exec(messageId)?.[1] ?? Number.NaN);
}

export function countMails(rows: Row[], bookings: number, received: ReceivedMail[]): MailCount {
	const letters = new Map<number, ReceivedMail[]>();
	for (const letter of received) letters.set(numberOf(letter), [...(letters.get(numberOf(letter)) ?? []), letter]);
	const active = rows.filter((row) => row.active);
	const known = new Map(rows.map((row) => [row.id, row]));
	const found = { delivered: 0, copies: 0, doubled: 0, strange: 0 };
	for (const [id, same] of letters) {
		const row = known.get(id);
		if (!row || same.some(({ recipients }) => recipients.join() !== row.recipient)) found.strange += 1;
		found.delivered += 1;
		found.copies += same.length - 1;
		if (new Set(same.map(({ messageId }) => messageId)).size > 1) found.doubled += 1;
	}
	return {
		...found,
		wanted: bookings,
		missing: active.filter(({ id }) => !letters.has(id)).length + Math.max(0, bookings - active.length),
	};
}

/** Reads what was queued and compares it with what arrived. */
export async function judgeMails(ask: Ask, received: ReceivedMail[]): Promise<MailCount> {
	const rows = await ask<Row>(
		`select mails.id::int, recipient, bookings.cancelled_at is null as active
		from mails join bookings on unique_key = 'booking-confirmed:' || bookings.id`,
	);
	const [standing] = await ask<{ count: number }>(
		`select count(*)::int as count from bookings join users on users.id = user_id
		where phone_digits like 'crowd%' and cancelled_at is null`,
	);
	return countMails(rows, standing?.count ?? 0, received);
}

/**
 * A server that died held a mail for ten minutes: what has been held for longer than any try takes is set free at once.
 * Nothing is changed but the time that nobody wants to wait for.
 */
export async function releaseHeldMails(ask: Ask, longestTry = "30 seconds"): Promise<void> {
	await ask(
		`update mails set next_attempt_at = created_at where sent_at is null and failed_at is null
		and next_attempt_at between now() + interval '6 minutes' and now() + interval '10 minutes' - $1::interval`,
		[longestTry],
	);
}
