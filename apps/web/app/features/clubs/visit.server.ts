import type { Gym } from "@kvart/contract/clubs";
import type { Locale } from "@kvart/contract/locale";
import { parseHours } from "@kvart/contract/opening-hours";
import { formatClock } from "@kvart/contract/time";
import { m } from "../../paraglide/messages.js";
import { clubView } from "../../ui/map/views.server.ts";
import type { VisitData } from "./club-data.ts";
import { mapWords } from "./clubs.server.ts";
import type { OpenWords } from "./clubs-data.ts";

/** With the dash of print, and in words where the data has no hours. */
function hoursOf(text: string): string {
	const hours = parseHours(text);
	return hours ? `${formatClock(hours.opens)} – ${formatClock(hours.closes)}` : m.clubs_closed_day();
}

export function openWords(gym: Gym): OpenWords {
	const time = "{time}";
	return {
		neutral: m.clubs_hours_neutral({ hours: hoursOf(gym.weekdays) }),
		openUntil: m.clubs_open_until({ time }),
		opensAt: m.clubs_opens_at({ time }),
		opensTomorrow: m.clubs_opens_tomorrow({ time }),
		closed: m.clubs_closed_now(),
	};
}

export function visitOf(gym: Gym, locale: Locale, tilesUrl: string | null): VisitData {
	const { latitude: lat, longitude: lng } = gym;
	return {
		title: m.clubs_come(),
		address: gym.address,
		hours: [
			[m.clubs_weekdays(), hoursOf(gym.weekdays)],
			[m.clubs_saturday(), hoursOf(gym.saturday)],
			[m.clubs_sunday(), hoursOf(gym.sunday)],
		],
		phones: [
			[m.clubs_phone(), gym.phone],
			...(gym.phone_2 ? [[m.clubs_reception(), gym.phone_2] as [string, string]] : []),
		],
		call: m.clubs_call(),
		directions: {
			label: m.clubs_directions(),
			name: m.clubs_directions_label({ name: gym.name }),
			// Opens the maps app where there is one; needs no key.
			url: `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`,
		},
		mapWords: mapWords(),
		map: clubView({ name: gym.name, lat, lng }, { locale, tilesUrl }),
	};
}
