import { type Gym, isComingSoon, type Offer } from "@kvart/contract/clubs";
import type { Locale } from "@kvart/contract/locale";
import { clubKeyOf, clubTiles } from "@kvart/media/galleries";
import { pictureOf } from "@kvart/media/picture";
import { m } from "../../paraglide/messages.js";
import type { ClubTile } from "./clubs-data.ts";

const offers: Record<Offer, () => string> = {
	gym: m.clubs_offer_gym,
	fitness: m.clubs_offer_fitness,
	cardio: m.clubs_offer_cardio,
	padel: m.clubs_offer_padel,
};

/** The three labels of the spec. */
export function kindOf({ gym, fitness }: Pick<Gym, "gym" | "fitness">): string {
	if (gym && fitness) return m.clubs_kind_both();
	return gym ? m.clubs_offer_gym() : m.clubs_offer_fitness();
}

/** `index` counts from 0, as in a list in the clubs' order. */
export function tileOf(gym: Gym, index: number, locale: Locale): ClubTile {
	const key = clubKeyOf(gym.slug);
	return {
		name: gym.name,
		index: index + 1,
		path: `/${gym.slug}`,
		offers: gym.offers.map((offer) => offers[offer]()),
		soon: isComingSoon(gym),
		picture: key && pictureOf(clubTiles[key], locale),
	};
}

const kilometresPerDegree = 111;

function distance(a: Gym, b: Gym): number {
	const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
	return Math.hypot(a.latitude - b.latitude, east) * kilometresPerDegree;
}

/** The open clubs nearest to one, nearest first. */
export function nearest(gyms: readonly Gym[], club: Gym, count: number): Gym[] {
	return gyms
		.filter((gym) => gym.id !== club.id && !isComingSoon(gym))
		.toSorted((a, b) => distance(a, club) - distance(b, club))
		.slice(0, count);
}
