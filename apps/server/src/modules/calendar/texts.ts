import type { Locale } from "@kvart/contract/locale";

interface CalendarTexts {
	schedule: string;
	ownCalendar: string;
	room: string;
	coach: string;
	scheduleLink: string;
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
		cancelledPrefix: "Otkazano",
		reminder: (training) => `${training} počinje za sat vremena`,
	},
	en: {
		schedule: "schedule",
		ownCalendar: "my trainings",
		room: "Room",
		coach: "Coach",
		scheduleLink: "Schedule and booking",
		cancelledPrefix: "Cancelled",
		reminder: (training) => `${training} starts in an hour`,
	},
};
