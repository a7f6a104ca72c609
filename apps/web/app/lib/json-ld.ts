import { brand } from "@kvart/contract/brand";
import { type Gym, isComingSoon } from "@kvart/contract/clubs";
import type { PriceGroup } from "@kvart/contract/content";
import { type Locale } from "@kvart/contract/locale";
import { parseHours } from "@kvart/contract/opening-hours";
import { formatClock } from "@kvart/contract/time";
import { languageTag, localePath } from "../i18n/locale.ts";

type JsonLd = Record<string, unknown>;

export function organization(publicUrl: string): JsonLd {
	return {
		"@type": "Organization",
		"@id": `${publicUrl}/#organization`,
		name: brand.name,
		legalName: brand.legalName,
		url: publicUrl,
		logo: `${publicUrl}/icon-512.png`,
		email: brand.mail.info,
		telephone: brand.phone,
		sameAs: brand.social.map(({ url }) => url),
	};
}

export function website(publicUrl: string, locale: Locale): JsonLd {
	return {
		"@type": "WebSite",
		name: brand.name,
		url: publicUrl + localePath("/", locale),
		inLanguage: languageTag[locale],
		publisher: { "@id": `${publicUrl}/#organization` },
	};
}

type ClubFacts = Pick<
	Gym,
	"name" | "slug" | "address" | "phone" | "latitude" | "longitude" | "weekdays" | "saturday" | "sunday" | "photo_url"
>;

export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

export function openingHours(days: string[], text: string): JsonLd[] {
	const hours = parseHours(text);
	if (!hours) return [];
	return [
		{
			"@type": "OpeningHoursSpecification",
			dayOfWeek: days,
			opens: formatClock(hours.opens),
			closes: formatClock(hours.closes),
		},
	];
}

/** From the cheapest to the dearest membership. */
export function priceRange(groups: readonly PriceGroup[]): string | null {
	const prices = groups.flatMap(({ items }) => items.filter(({ months }) => months > 0).map(({ price }) => price));
	return prices.length > 0 ? `${Math.min(...prices)}–${Math.max(...prices)} RSD` : null;
}

/** One club; with less data if it is not open yet. */
export function exerciseGym(publicUrl: string, locale: Locale, club: ClubFacts, prices: string | null): JsonLd {
	const url = publicUrl + localePath(`/${club.slug}`, locale);
	const base: JsonLd = {
		"@type": "ExerciseGym",
		"@id": `${publicUrl}/${club.slug}#club`,
		name: `${brand.name} ${club.name}`,
		url,
		image: publicUrl + club.photo_url,
		parentOrganization: { "@id": `${publicUrl}/#organization` },
		geo: { "@type": "GeoCoordinates", latitude: club.latitude, longitude: club.longitude },
	};
	if (isComingSoon(club)) return base;
	return {
		...base,
		telephone: club.phone,
		...(prices && { priceRange: prices }),
		address: {
			"@type": "PostalAddress",
			streetAddress: club.address,
			addressLocality: brand.city[locale],
			addressCountry: "RS",
		},
		openingHoursSpecification: [
			...openingHours(weekdays, club.weekdays),
			...openingHours(["Saturday"], club.saturday),
			...openingHours(["Sunday"], club.sunday),
		],
	};
}
