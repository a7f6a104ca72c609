import { brand } from "@kvart/contract/brand";
import { type Gym, isComingSoon } from "@kvart/contract/clubs";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { exerciseGym } from "../../lib/json-ld.ts";
import { breadcrumbList } from "../../lib/json-ld-lists.ts";
import { m } from "../../paraglide/messages.js";
import type { ClubData } from "./club-data.ts";
import { kindOf } from "./tiles.server.ts";

/** The spec asks for keywords on Navigator's page alone. */
const keywords: Partial<Record<string, Record<Locale, string>>> = {
	navigator: {
		sr: "teretana Navigator, teretana Novi Beograd, teretana u poslovnom centru, kardio zona, masaža, Les Mills, trening u pauzi za ručak",
		en: "Navigator gym, gym New Belgrade, gym in a business centre, cardio zone, massage, Les Mills, lunch break training",
	},
};

/** What search engines read; made here, so that the browser need not bring the rules along. */
export function headOf(gym: Gym, locale: Locale, publicUrl: string): ClubData["head"] {
	const name = `${brand.name} ${gym.name}`;
	const lead = inLocale(locale, gym.lead, gym.lead_eng);
	const words = keywords[gym.slug];
	return {
		title: isComingSoon(gym)
			? m.clubs_page_title_soon({ name })
			: m.clubs_page_title({ name, kind: kindOf(gym).toLocaleLowerCase("sr-Latn") }),
		description: isComingSoon(gym) ? lead : m.clubs_page_description({ name, address: gym.address, lead }),
		...(words && { keywords: words[locale] }),
		preview: `club-${gym.slug}`,
		jsonLd: [
			exerciseGym(publicUrl, locale, gym),
			breadcrumbList(publicUrl, locale, [
				[m.ui_home(), "/"],
				[m.clubs_heading(), "/clubs"],
				[gym.name, `/${gym.slug}`],
			]),
		],
	};
}
