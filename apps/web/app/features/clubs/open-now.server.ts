import type { Client } from "@kvart/contract/client";
import type { Gym } from "@kvart/contract/clubs";
import type { Locale } from "@kvart/contract/locale";
import { parseHours } from "@kvart/contract/opening-hours";
import { formatClock } from "@kvart/contract/time";
import { type AnnouncedClosing, loadClosings } from "../../lib/closings.server.ts";
import { m } from "../../paraglide/messages.js";

export type OpenTexts = ReturnType<typeof openTexts>;
export type OpenNowData = ReturnType<typeof openNowOf>;

/** For `enhance/open-now.ts`, which replaces `{time}`; once a page, however many clubs it shows. */
export function openTexts() {
	const time = "{time}";
	return {
		openUntil: m.clubs_open_until({ time }),
		opensAt: m.clubs_opens_at({ time }),
		opensTomorrow: m.clubs_opens_tomorrow({ time }),
		closed: m.clubs_closed_now(),
	};
}

/** `06:30 – 23:00`, or "closed". */
export function formatHours(text: string): string {
	const hours = parseHours(text);
	return hours ? `${formatClock(hours.opens)} – ${formatClock(hours.closes)}` : m.clubs_closed_day();
}

export function openNowOf({ weekdays, saturday, sunday }: Gym, closings: readonly AnnouncedClosing[]) {
	return {
		hours: { weekdays, saturday, sunday },
		closed: closings.map(({ from, until }) => [from, until] as const),
		/** Until the script has run. */
		neutral: m.clubs_hours_neutral({ hours: formatHours(weekdays) }),
	};
}

/** Closings of the whole club; the page of the schedule shows those of rooms. */
export async function loadClubClosings(api: Client, gymId: number, locale: Locale): Promise<AnnouncedClosing[]> {
	return (await loadClosings(api, gymId, locale)).filter(({ roomId }) => roomId === null);
}
