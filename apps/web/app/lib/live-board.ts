import type { CallOptions, Client } from "@kvart/contract/client";
import type { Locale } from "@kvart/contract/locale";
import type { Period } from "@kvart/contract/schedule";
import { type Slot, slotOf } from "./slot.ts";

export interface BoardName {
	kind: Slot["kind"];
	roomId: number | null;
}

type BoardClient = Pick<Client, "listPeriods" | "listPromotionPeriods" | "getTime">;

/** All periods of a board: two weeks, or a whole promotion. */
async function periodsOf(client: BoardClient, { kind, roomId }: BoardName, options?: CallOptions): Promise<Period[]> {
	if (roomId === null) return [];
	const params = { roomId };
	if (kind === "promotion") return client.listPromotionPeriods({ params }, options);
	const weeks = (["this", "next"] as const).map((week) => client.listPeriods({ params, query: { week } }, options));
	return (await Promise.all(weeks)).flat();
}

export type LiveBoard = Awaited<ReturnType<typeof loadLiveBoard>>;

/** Live data of a board: for the page and its data on the server, and for the open page in the browser. */
export async function loadLiveBoard(client: BoardClient, board: BoardName, locale: Locale, options?: CallOptions) {
	const [periods, time] = await Promise.all([periodsOf(client, board, options), client.getTime(undefined, options)]);
	return {
		slots: periods.map((period) => slotOf(period, board.kind, locale)),
		now: time.now,
		bookingWindow: time.booking_window,
		membershipRule: time.membership_rule,
		bookingDays: time.booking_days,
		waitingClosesMinutes: time.waiting_closes_minutes,
		lateCancelMinutes: time.late_cancel_minutes,
	};
}
