import { orderState } from "@kvart/contract/memberships/order-rules";
import type { CalendarDate } from "@kvart/contract/time";
import type { Database } from "../../../platform/database/database.ts";
import { selectOrdersOf } from "../queries.ts";

/** Orders of a member that wait for money, also those that expired with a part of it. */
export async function ordersToPay(db: Database, userId: number, today: CalendarDate) {
	const found = [];
	for (const { order, paid, received } of await selectOrdersOf(db, userId)) {
		const { id, title, titleEng, startsOn, reference, amount, expiresOn, cancelledAt } = order;
		const state = orderState({ paid, cancelled: cancelledAt !== null, expires_on: expiresOn }, today);
		if (state !== "waiting" && state !== "expired") continue;
		if (state === "expired" && received === 0) continue;
		found.push({
			id,
			title,
			title_eng: titleEng,
			starts_on: startsOn,
			reference,
			amount_paras: amount,
			missing_paras: amount - received,
			expires_on: expiresOn,
		});
	}
	return found;
}
