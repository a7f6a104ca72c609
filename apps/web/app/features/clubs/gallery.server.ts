import type { Gym } from "@kvart/contract/clubs";
import type { Locale } from "@kvart/contract/locale";
import { numberedGallery, photoOfGalleryUrl } from "@kvart/media/gallery-order";
import { pictureOf } from "@kvart/media/picture";
import { m } from "../../paraglide/messages.js";
import type { Cell, GalleryData } from "./club-data.ts";
import { mosaic } from "./mosaic.ts";

/** As many pictures as the club's record says, in its order; null for a club that has none yet. */
export function galleryOf(gym: Gym, locale: Locale): GalleryData | null {
	const addresses = gym.gallery ?? numberedGallery(gym.slug, gym.gallery_count);
	const photos = addresses.flatMap((full) => {
		const photo = photoOfGalleryUrl(full);
		return photo ? [{ full, ...photo }] : [];
	});
	if (photos.length === 0) return null;
	const cells = mosaic(photos.length);
	return {
		title: m.clubs_gallery(),
		count: m.clubs_pictures({ count: photos.length }),
		pictures: photos.map(({ name, full, thumbnail }, index) => ({
			picture: pictureOf(name, locale),
			full,
			thumbnail,
			cell: cells[index] as Cell,
		})),
		words: {
			open: m.clubs_open_picture({ number: "{number}", total: photos.length }),
			viewer: m.clubs_viewer({ name: gym.name }),
			close: m.clubs_viewer_close(),
			previous: m.clubs_viewer_previous(),
			next: m.clubs_viewer_next(),
		},
	};
}
