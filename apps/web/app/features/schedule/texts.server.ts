import type { BookingWindow } from "@kvart/contract/booking";
import type { Slot } from "../../lib/slot.ts";
import { m } from "../../paraglide/messages.js";

export type ScheduleTexts = ReturnType<typeof scheduleTexts>;

interface Window {
	bookingWindow: BookingWindow;
	bookingDays: number;
}

interface Names {
	club: string;
	partner: string;
}

function leadOf({ bookingWindow, bookingDays }: Window): string {
	if (bookingWindow === "rolling") return m.schedule_lead_rolling({ count: bookingDays });
	return bookingWindow === "week" ? m.schedule_lead_week() : m.schedule_lead_today();
}

export function scheduleTexts(kind: Slot["kind"], window: Window, { club, partner }: Names) {
	const promotion = kind === "promotion";
	return {
		kicker: promotion ? m.schedule_promotion_kicker({ club }) : m.schedule_kicker(),
		lead: promotion ? m.schedule_promotion_lead() : leadOf(window),
		club: m.schedule_club({ club }),
		schedule: m.schedule_title({ club }),
		rooms: m.schedule_rooms(),
		weeks: m.schedule_weeks(),
		thisWeek: m.schedule_this_week(),
		nextWeek: m.schedule_next_week(),
		toNextWeek: m.schedule_to_next_week(),
		mode: m.schedule_mode(),
		week: m.schedule_week(),
		day: m.schedule_day(),
		days: m.schedule_days(),
		previousDay: m.schedule_previous_day(),
		nextDay: m.schedule_next_day(),
		filters: m.schedule_filters(),
		unfold: m.schedule_unfold(),
		free: m.schedule_free(),
		training: m.schedule_training(),
		coach: m.schedule_coach(),
		part: m.schedule_part(),
		morning: m.schedule_morning(),
		afternoon: m.schedule_afternoon(),
		evening: m.schedule_evening(),
		apply: m.schedule_apply(),
		clear: m.schedule_clear(),
		pdf: m.schedule_pdf(),
		pdfLong: m.schedule_pdf_long(),
		calendar: m.schedule_calendar(),
		now: m.schedule_now(),
		today: m.schedule_today(),
		places: m.schedule_places(),
		waiting: m.schedule_waiting(),
		minutes: m.schedule_minutes(),
		partner: m.schedule_partner({ partner }),
		cancelled: m.schedule_cancelled(),
		movedTo: m.schedule_moved_to(),
		at: m.schedule_at(),
		booked: m.schedule_booked(),
		noneOnDay: m.schedule_none_on_day(),
		noneFiltered: m.schedule_none_filtered(),
		noneFilteredText: m.schedule_none_filtered_text(),
		none: promotion ? m.schedule_no_promotion() : m.schedule_none(),
		noneText: promotion ? m.schedule_no_promotion_text() : m.schedule_none_text(),
		retry: m.schedule_retry(),
		missing: m.schedule_missing(),
		infoBook: m.schedule_info_book(),
		infoProgramme: m.schedule_info_programme(),
		infoDuration: m.schedule_info_duration(),
		infoIntensity: m.schedule_info_intensity(),
		infoCalories: m.schedule_info_calories(),
		infoCoach: m.schedule_info_coach(),
	};
}
