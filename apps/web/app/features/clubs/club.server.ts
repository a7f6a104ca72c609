import type { Client } from "@kvart/contract/client";
import { type Gym, isComingSoon } from "@kvart/contract/clubs";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { clubHeroesSmall, clubKeyOf } from "@kvart/media/galleries";
import { pictureOfPhotoUrl } from "@kvart/media/photos";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";
import { inClubOrder } from "../../lib/club-order.ts";
import { m } from "../../paraglide/messages.js";
import type { ClubData } from "./club-data.ts";
import { headOf } from "./club-head.server.ts";
import { galleryOf } from "./gallery.server.ts";
import { coachesOf, trainingsOf } from "./people.server.ts";
import { promotionOf } from "./promotion.server.ts";
import { kindOf, nearest, tileOf } from "./tiles.server.ts";
import { openWords, visitOf } from "./visit.server.ts";

const neighbours = 4;

function words(): ClubData["words"] {
	return {
		clubs: m.clubs_heading(),
		soon: m.clubs_soon(),
		soonText: m.clubs_soon_text(),
		schedule: m.clubs_schedule(),
		about: m.clubs_about(),
		has: m.clubs_has(),
		trainings: m.clubs_trainings(),
		coaches: m.clubs_coaches(),
		allCoaches: m.clubs_all_coaches(),
		others: m.clubs_others(),
		all: m.clubs_all(),
		freeTitle: m.clubs_free_title(),
		freeAction: m.clubs_free_action(),
	};
}

function picturesOf(gym: Gym, locale: Locale): Pick<ClubData, "picture" | "smallPicture"> {
	const key = clubKeyOf(gym.slug);
	const small = key && key in clubHeroesSmall ? clubHeroesSmall[key as keyof typeof clubHeroesSmall] : undefined;
	const picture = pictureOfPhotoUrl(gym.photo_url, locale) ?? pictureOf(pageHeroes.clubs, locale);
	return { picture, smallPicture: small && pictureOf(small, locale) };
}

function chipsOf(gym: Gym): string[] {
	return [
		kindOf(gym),
		...(gym.les_mills ? [m.clubs_group_lesmills()] : []),
		...(gym.massage ? [m.clubs_massage()] : []),
	];
}

interface Site {
	publicUrl: string;
	mapTilesUrl: string | null;
}

/** A club's page in its language and no more; null for a slug that no club has. */
export async function loadClub(api: Client, slug: string, locale: Locale, site: Site): Promise<ClubData | null> {
	const [all, trainers, trainings] = await Promise.all([api.listGyms(), api.listTrainers(), api.listTrainings()]);
	const gyms = inClubOrder(all);
	const gym = gyms.find((candidate) => candidate.slug === slug);
	if (!gym) return null;
	const soon = isComingSoon(gym);
	return {
		name: gym.name,
		kind: kindOf(gym),
		soon,
		head: headOf(gym, locale, site.publicUrl),
		words: words(),
		...picturesOf(gym, locale),
		chips: soon ? [] : chipsOf(gym),
		rating: gym.rating,
		features: gym.features.map((feature) => ({
			figure: inLocale(locale, feature.value, feature.value_eng),
			title: inLocale(locale, feature.title, feature.title_eng),
			text: inLocale(locale, feature.text, feature.text_eng),
		})),
		schedule: gym.schedule_button && !soon ? `/training-schedule/${gym.id}` : null,
		open: { hours: { weekdays: gym.weekdays, saturday: gym.saturday, sunday: gym.sunday }, words: openWords(gym) },
		lead: inLocale(locale, gym.lead, gym.lead_eng),
		paragraphs: inLocale(locale, gym.description, gym.description_eng).split("\n\n"),
		properties: gym.properties.map(({ text, text_eng }) => inLocale(locale, text, text_eng)),
		visit: soon ? null : visitOf(gym, locale, site.mapTilesUrl),
		gallery: soon ? null : galleryOf(gym, locale),
		promotion: soon ? null : promotionOf(slug, locale),
		groups: soon ? [] : trainingsOf(gym, trainings, trainers, locale),
		coaches: soon ? [] : coachesOf(gym, trainers, locale),
		others: nearest(gyms, gym, neighbours).map((other) => tileOf(other, gyms.indexOf(other), locale)),
	};
}
