import { clubKeyOf } from "./galleries.ts";
import { galleryPhoto } from "./photos.ts";
import type { PictureName } from "./picture.ts";
import { galleryUrl, thumbnailUrl } from "./urls.ts";

/** The default order, until staff set another one. */
export function numberedGallery(slug: string, count: number): string[] {
	const folder = clubKeyOf(slug);
	return folder ? Array.from({ length: count }, (_, index) => galleryUrl(folder, index + 1)) : [];
}

export interface GalleryPhoto {
	name: PictureName;
	thumbnail: string;
}

export function photoOfGalleryUrl(url: string): GalleryPhoto | undefined {
	const [, folder = "", number = ""] = /^\/galleries\/([a-z0-9-]+)\/(\d+)\.jpg$/.exec(url) ?? [];
	const name = galleryPhoto(folder, number);
	return name && { name, thumbnail: thumbnailUrl(folder, Number(number)) };
}
