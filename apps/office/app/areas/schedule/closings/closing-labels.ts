import type { Closing } from "@kvart/contract/closings";
import { inLocale } from "@kvart/contract/locale";
import type { ScheduleClosing } from "@kvart/contract/staff/schedule-closings";
import { formatTime } from "@kvart/contract/time";
import { currentLanguage } from "../../../i18n/language.ts";
import { formatDate } from "../../../lib/format.ts";
import { nameOf } from "../../../lib/labels.ts";
import { m } from "../../../paraglide/messages.js";

type When = Pick<Closing, "from_date" | "from_time" | "until_date" | "until_time">;

const moment = (date: string, time: number | null) =>
	time === null ? formatDate(date) : `${formatDate(date)} ${formatTime(time)}`;

/** `18. nov 2026.`, `18. nov 2026. – 20. nov 2026.` or `18. nov 2026. 9:00 – 12:00`. */
export function closedLabel({ from_date, from_time, until_date, until_time }: When): string {
	const from = moment(from_date, from_time);
	if (from_date !== until_date) return `${from} – ${moment(until_date, until_time)}`;
	return until_time === null ? from : `${from} – ${formatTime(until_time)}`;
}

/** As a sentence. */
export function closedLine(closing: Closing): string {
	return m.closings_banner({ when: closedLabel(closing), reason: closingReason(closing) });
}

export function placeLabel({ gym, room }: Pick<ScheduleClosing, "gym" | "room">): string {
	if (!gym) return m.closings_chain();
	return room ? `${gym.name}, ${nameOf(room)}` : gym.name;
}

export function closingReason({ reason, reason_eng }: Pick<Closing, "reason" | "reason_eng">): string {
	return inLocale(currentLanguage(), reason, reason_eng);
}
