import { brand } from "@kvart/contract/brand";
import type { Client } from "@kvart/contract/client";
import { type Gym, isComingSoon } from "@kvart/contract/clubs";
import { distanceBetween } from "@kvart/contract/distance";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { clubHeroesSmall, clubKeyOf } from "@kvart/media/galleries";
import { pictureOfPhotoUrl } from "@kvart/media/photos";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";
import { dayWithYear } from "../../lib/calendar-format.ts";
import type { AnnouncedClosing } from "../../lib/closings.server.ts";
import { inClubOrder } from "../../lib/club-order.ts";
import { exerciseGym, priceRange } from "../../lib/json-ld.ts";
import { breadcrumbList } from "../../lib/json-ld-lists.ts";
import { loadNextClasses } from "../../lib/next-classes.server.ts";
import type { PageSeo } from "../../lib/seo.ts";
import { m } from "../../paraglide/messages.js";
import { clubView } from "../../ui/map/views.server.ts";
import { streetPlanOf } from "../../ui/street-plan/plan.server.ts";
import { loadTile } from "./clubs.server.ts";
import { galleryOf } from "./gallery.server.ts";
import { formatHours, loadClubClosings, openNowOf } from "./open-now.server.ts";
import { coachesOf, trainingsOf } from "./people.server.ts";
import { promotionOf } from "./promotion.server.ts";

export type ClubData = NonNullable<Awaited<ReturnType<typeof loadClub>>>;

const nearestClubs = 4;

/** The spec wants keywords on Navigator's page only. */
const keywords: Partial<Record<string, Record<Locale, string>>> = {
	navigator: {
		sr: "teretana Navigator, teretana Novi Beograd, teretana u poslovnom centru, kardio zona, masaža, Les Mills, trening u pauzi za ručak",
		en: "Navigator gym, gym New Belgrade, gym in a business centre, cardio zone, massage, Les Mills, lunch break training",
	},
};

/** The three labels of the spec. */
function kindOf({ gym, fitness }: Gym): string {
	if (gym && fitness) return m.clubs_kind_both();
	return gym ? m.clubs_offer_gym() : m.clubs_offer_fitness();
}

function seoOf(gym: Gym, locale: Locale, publicUrl: string, prices: string | null): PageSeo {
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
			exerciseGym(publicUrl, locale, gym, prices),
			breadcrumbList(publicUrl, locale, [
				[m.ui_home(), "/"],
				[m.clubs_heading(), "/clubs"],
				[gym.name, `/${gym.slug}`],
			]),
		],
	};
}

function picturesOf(gym: Gym, locale: Locale) {
	const key = clubKeyOf(gym.slug);
	const small = key && key in clubHeroesSmall ? clubHeroesSmall[key as keyof typeof clubHeroesSmall] : undefined;
	return {
		picture: pictureOfPhotoUrl(gym.photo_url, locale) ?? pictureOf(pageHeroes.clubs, locale),
		smallPicture: small && pictureOf(small, locale),
	};
}

function chipsOf(gym: Gym): string[] {
	return [
		kindOf(gym),
		...(gym.les_mills ? [m.clubs_group_lesmills()] : []),
		...(gym.massage ? [m.clubs_massage()] : []),
	];
}

function visitOf(gym: Gym, locale: Locale, tilesUrl: string | null, closings: readonly AnnouncedClosing[]) {
	const { latitude: lat, longitude: lng } = gym;
	return {
		address: gym.address,
		hours: [
			[m.clubs_weekdays(), formatHours(gym.weekdays)],
			[m.clubs_saturday(), formatHours(gym.saturday)],
			[m.clubs_sunday(), formatHours(gym.sunday)],
		] as const,
		closed: closings.map(({ when, reason }) => [m.clubs_closed_on({ when }), reason] as const),
		/** How to come; empty ones are left out. */
		ways: [
			[m.clubs_stop(), inLocale(locale, gym.stop, gym.stop_eng)],
			[m.clubs_parking(), inLocale(locale, gym.parking, gym.parking_eng)],
		].filter(([, text]) => text) as [string, string][],
		phone: gym.phone,
		phone2: gym.phone_2,
		// Opens the maps app if there is one; needs no key.
		directionsUrl: `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`,
		plan: streetPlanOf({ lat, lng }, locale),
		map: clubView({ name: gym.name, lat, lng }, { locale, tilesUrl }),
	};
}

/** Open clubs, nearest first. */
function nearest(gyms: readonly Gym[], club: Gym): Gym[] {
	return gyms
		.filter((gym) => gym.id !== club.id && !isComingSoon(gym))
		.toSorted((a, b) => distanceBetween(a, club) - distanceBetween(b, club))
		.slice(0, nearestClubs);
}

interface Site {
	publicUrl: string;
	mapTilesUrl: string | null;
}

/** Null if no club has this slug. A club that opens soon has no address, map or gallery yet. */
export async function loadClub(api: Client, slug: string, locale: Locale, site: Site) {
	const gyms = inClubOrder(await api.listGyms());
	const gym = gyms.find((candidate) => candidate.slug === slug);
	if (!gym) return null;
	const [trainers, trainings, prices, closings, others] = await Promise.all([
		api.listTrainers(),
		api.listTrainings(),
		api.listPriceGroups(),
		loadClubClosings(api, gym.id, locale),
		Promise.all(nearest(gyms, gym).map((other) => loadTile(api, other, gyms.indexOf(other), locale))),
	]);
	const soon = isComingSoon(gym);
	return {
		id: gym.id,
		name: gym.name,
		soon,
		path: `/${gym.slug}`,
		/** The planned day of opening. */
		opensOn: soon && gym.opens_on ? dayWithYear(gym.opens_on, locale) : null,
		seo: seoOf(gym, locale, site.publicUrl, priceRange(prices)),
		...picturesOf(gym, locale),
		chips: soon ? [] : chipsOf(gym),
		rating: { value: gym.rating, count: gym.rating_count, source: gym.rating_source },
		features: gym.features.map((feature) => ({
			figure: inLocale(locale, feature.value, feature.value_eng),
			title: inLocale(locale, feature.title, feature.title_eng),
			text: inLocale(locale, feature.text, feature.text_eng),
		})),
		schedule: gym.schedule_button && !soon ? `/training-schedule/${gym.id}` : null,
		padel: gym.offers.includes("padel"),
		open: openNowOf(gym, closings),
		lead: inLocale(locale, gym.lead, gym.lead_eng),
		paragraphs: inLocale(locale, gym.description, gym.description_eng).split("\n\n"),
		properties: gym.properties.map(({ text, text_eng }) => inLocale(locale, text, text_eng)),
		visit: soon ? null : visitOf(gym, locale, site.mapTilesUrl, closings),
		next: gym.fitness && gym.has_room && !soon ? await loadNextClasses(api, locale, { gym: gym.id }) : null,
		gallery: soon ? [] : galleryOf(gym, locale),
		promotion: soon ? null : promotionOf(slug, locale),
		groups: soon ? [] : trainingsOf(gym, trainings, trainers, locale),
		coaches: soon ? [] : coachesOf(gym, trainers, locale),
		others,
	};
}
