import type { Client } from "@kvart/contract/client";
import { type Gym, isComingSoon } from "@kvart/contract/clubs";
import type { Locale } from "@kvart/contract/locale";
import { clubTileFocus, clubTileOf } from "@kvart/media/galleries";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";
import { inClubOrder } from "../../lib/club-order.ts";
import { offerNames } from "../../lib/offer-names.ts";
import type { CityMarker } from "../../ui/map/map-view.ts";
import { cityView } from "../../ui/map/views.server.ts";
import { loadClubClosings, openNowOf } from "./open-now.server.ts";

export type ClubTile = Awaited<ReturnType<typeof loadTile>>;
export type ClubsData = Awaited<ReturnType<typeof loadClubs>>;

/** `index` counts from 0 in the order of the clubs. */
export async function loadTile(api: Client, gym: Gym, index: number, locale: Locale) {
	const soon = isComingSoon(gym);
	return {
		gymId: gym.id,
		name: gym.name,
		index: index + 1,
		path: `/${gym.slug}`,
		chips: offerNames(gym.offers),
		soon,
		open: soon ? null : openNowOf(gym, await loadClubClosings(api, gym.id, locale)),
		place: soon ? null : `${gym.latitude} ${gym.longitude}`,
		picture: pictureOf(clubTileOf(gym.slug), locale),
		focus: clubTileFocus(gym.slug),
	};
}

export async function loadClubs(api: Client, locale: Locale, tilesUrl: string | null) {
	const gyms = inClubOrder(await api.listGyms());
	const places = gyms.map(({ name, latitude, longitude }) => ({ name, lat: latitude, lng: longitude }));
	const { view, markers } = cityView(places, { locale, tilesUrl });
	const tiles = await Promise.all(gyms.map((gym, index) => loadTile(api, gym, index, locale)));
	return {
		picture: pictureOf(pageHeroes.clubs, locale),
		tiles,
		entries: gyms.map((gym, index) => ({
			name: gym.name,
			index: index + 1,
			path: `/${gym.slug}`,
			/** Null until the club opens. */
			contact: isComingSoon(gym) ? null : { address: gym.address, phone: gym.phone },
			marker: markers[index] as CityMarker,
		})),
		map: view,
	};
}
