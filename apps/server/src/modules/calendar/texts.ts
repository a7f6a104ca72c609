import type { Locale } from "@kvart/contract/locale";

interface CalendarTexts {
	schedule: string;
	ownCalendar: string;
	room: string;
	coach: string;
	scheduleLink: string;
	eventLink: string;
	cancelledPrefix: string;
	reminder: (training: string) => string;
}

export const calendarTexts: Record<Locale, CalendarTexts> = {
	sr: {
		schedule: "raspored",
		ownCalendar: "moji treninzi",
		room: "Sala",
		coach: "Trener",
		scheduleLink: "Raspored i prijava",
		eventLink: "Više o događaju",
		cancelledPrefix: "Otkazano",
		reminder: (training) => `${training} počinje za sat vremena`,
	},
	en: {
		schedule: "schedule",
		ownCalendar: "my classes",
		room: "Room",
		coach: "Coach",
		scheduleLink: "Schedule and booking",
		eventLink: "More about the event",
		cancelledPrefix: "Cancelled",
		reminder: (training) => `${training} starts in an hour`,
	},
};
