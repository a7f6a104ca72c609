import { inLocale } from "@kvart/contract/locale";
import type { ClassCall } from "@kvart/contract/staff/schedule-changes";
import { currentLanguage } from "../../i18n/language.ts";
import { formatMoment } from "../../lib/labels.ts";
import { m } from "../../paraglide/messages.js";

export const callsLeft = (calls: readonly ClassCall[]) => calls.filter(({ called_at }) => called_at === null).length;

/** Classes with calls to make first, in the order of the list. */
export function byClass(calls: readonly ClassCall[]): [ClassCall, ...ClassCall[]][] {
	const groups = Map.groupBy(calls, ({ period_id, training_date }) => `${period_id} ${training_date}`);
	return [...groups.values()] as [ClassCall, ...ClassCall[]][];
}

const labels: Record<Exclude<ClassCall["news"], "message">, () => string> = {
	cancelled: m.schedule_news_cancelled,
	moved: m.schedule_news_moved,
	restored: m.schedule_news_restored,
	coach: m.schedule_news_coach,
	assigned: m.schedule_news_assigned,
	replaced: m.schedule_news_replaced,
	yours: m.schedule_news_yours,
	"not-needed": m.schedule_news_not_needed,
};

/** As it was written in the language of the office, or else in the other one. */
const textOf = ({ text, text_eng }: NonNullable<ClassCall["message"]>) =>
	inLocale(currentLanguage(), text, text_eng) || text || text_eng;

/** `Pomereno: 19. nov 2026. u 17:10`. */
export function newsLabel({ news, now_at, message }: ClassCall): string {
	if (news === "message") return m.schedule_news_message({ text: message ? textOf(message) : "" });
	return news === "moved" && now_at
		? `${labels[news]()}: ${formatMoment(now_at.training_date, now_at.time)}`
		: labels[news]();
}
