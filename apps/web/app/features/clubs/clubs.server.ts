import type { Client } from "@kvart/contract/client";
import { isComingSoon } from "@kvart/contract/clubs";
import type { Locale } from "@kvart/contract/locale";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";
import { inClubOrder } from "../../lib/club-order.ts";
import { m } from "../../paraglide/messages.js";
import type { MapWords } from "../../ui/map/city-map.tsx";
import type { CityMarker } from "../../ui/map/map-view.ts";
import { cityView } from "../../ui/map/views.server.ts";
import type { ClubsData } from "./clubs-data.ts";
import { tileOf } from "./tiles.server.ts";

export function mapWords(): MapWords {
	return { label: m.clubs_map_label(), zoomIn: m.clubs_zoom_in(), zoomOut: m.clubs_zoom_out() };
}

function words(count: number): ClubsData["words"] {
	return {
		title: m.clubs_title(),
		description: m.clubs_description(),
		heading: m.clubs_heading(),
		count: m.clubs_count({ count }),
		week: m.clubs_week(),
		toMap: m.clubs_to_map(),
		tiles: m.clubs_tiles(),
		map: m.clubs_map(),
		mapText: m.clubs_map_text(),
		addresses: m.clubs_addresses(),
		visit: m.clubs_visit(),
		soon: m.clubs_soon(),
		soonText: m.clubs_soon_text(),
	};
}

/** All clubs, in the page's language and no more. */
export async function loadClubs(api: Client, locale: Locale, tilesUrl: string | null): Promise<ClubsData> {
	const gyms = inClubOrder(await api.listGyms());
	const places = gyms.map(({ name, latitude, longitude }) => ({ name, lat: latitude, lng: longitude }));
	const { view, markers } = cityView(places, { locale, tilesUrl });
	return {
		words: words(gyms.length),
		mapWords: mapWords(),
		picture: pictureOf(pageHeroes.clubs, locale),
		tiles: gyms.map((gym, index) => tileOf(gym, index, locale)),
		entries: gyms.map((gym, index) => ({
			name: gym.name,
			index: index + 1,
			path: `/${gym.slug}`,
			soon: isComingSoon(gym),
			contact: isComingSoon(gym) ? null : { address: gym.address, phone: gym.phone },
			marker: markers[index] as CityMarker,
		})),
		map: view,
	};
}
