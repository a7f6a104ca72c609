import type { Gym } from "@kvart/contract/clubs";
import type { Locale } from "@kvart/contract/locale";
import { clubKeyOf, galleries } from "@kvart/media/galleries";
import type { MasterName } from "@kvart/media/masters";
import { pictureOf } from "@kvart/media/picture";
import { galleryUrl, thumbnailUrl } from "@kvart/media/urls";
import { m } from "../../paraglide/messages.js";
import type { Cell, GalleryData } from "./club-data.ts";
import { mosaic } from "./mosaic.ts";

/** As many pictures as the club's record says; null for a club that has none yet. */
export function galleryOf(gym: Gym, locale: Locale): GalleryData | null {
	const folder = clubKeyOf(gym.slug);
	const names: readonly MasterName[] = folder ? galleries[folder].slice(0, gym.gallery_count) : [];
	if (!folder || names.length === 0) return null;
	const cells = mosaic(names.length);
	return {
		title: m.clubs_gallery(),
		count: m.clubs_pictures({ count: names.length }),
		pictures: names.map((name, index) => ({
			picture: pictureOf(name, locale),
			full: galleryUrl(folder, index + 1),
			thumbnail: thumbnailUrl(folder, index + 1),
			cell: cells[index] as Cell,
		})),
		words: {
			open: m.clubs_open_picture({ number: "{number}", total: names.length }),
			viewer: m.clubs_viewer({ name: gym.name }),
			close: m.clubs_viewer_close(),
			previous: m.clubs_viewer_previous(),
			next: m.clubs_viewer_next(),
		},
	};
}
