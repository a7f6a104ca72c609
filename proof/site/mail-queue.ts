import type { Ask } from "./asking.ts";

/** How many mails still wait. */
export async function waitingMails(ask: Ask): Promise<number> {
	const [row] = await ask<{ count: number }>(
		"select count(*)::int as count from mails where sent_at is null and failed_at is null",
	);
	return row?.count ?? 0;
}
