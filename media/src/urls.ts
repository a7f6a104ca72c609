/** Used in the browser, so it must not import the catalogue. */

export const PICTURE_FORMATS = ["avif", "webp", "jpg"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Factors below 1.3, so that boxes of 190 pixels or more get at most 1.3 times the needed pixels. */
export const PICTURE_WIDTHS = [240, 300, 380, 480, 600, 760, 960, 1200, 1400, 1600] as const;
/** JPEG is for browsers without AVIF and WebP, the spec's gallery addresses and the API's `photo_url`. */
const JPEG_WIDTHS: readonly number[] = [400, 640, 1200, 1600];

/** Everything a page needs to show a picture; created by `picture.ts` on the server. */
export interface Picture {
	/** `vracar/hall-axis-2` as `vracar-hall-axis-2`. */
	id: string;
	hash: string;
	width: number;
	height: number;
	/** Average colour, shown while loading. */
	color: string;
	/** Data URI of a version 16 pixels wide; empty for drawings. */
	blur: string;
	alt: string;
	/** A drawing is one SVG for all widths. */
	drawn?: true;
	/** A drawing that moves at its address with `#moving`. */
	moves?: true;
}

/** Never larger than the master. */
export function pictureWidths(masterWidth: number, format: PictureFormat): number[] {
	const steps = format === "jpg" ? JPEG_WIDTHS : PICTURE_WIDTHS;
	return steps.filter((width) => width <= masterWidth);
}

export function pictureUrl({ id, hash }: Pick<Picture, "id" | "hash">, width: number, format: PictureFormat): string {
	return `/media/p/${id}.${hash}.${width}.${format}`;
}

/** The address of a drawing. */
export function drawingUrl({ id, hash }: Pick<Picture, "id" | "hash">): string {
	return `/media/p/${id}.${hash}.svg`;
}

export function srcSet(picture: Pick<Picture, "id" | "hash" | "width">, format: PictureFormat): string {
	return pictureWidths(picture.width, format)
		.map((width) => `${pictureUrl(picture, width, format)} ${width}w`)
		.join(", ");
}

/** Fallback for `<img src>`. */
export function fallbackUrl(picture: Pick<Picture, "id" | "hash" | "width">): string {
	const widths = pictureWidths(picture.width, "jpg");
	return pictureUrl(picture, Math.max(...widths.filter((width) => width <= 1200)), "jpg");
}

/** Address from the spec; `number` starts at 1. */
export const galleryUrl = (folder: string, number: number): string => `/galleries/${folder}/${number}.jpg`;
export const thumbnailUrl = (folder: string, number: number): string =>
	`/galleries/${folder}_thumbnails/${number}_thumb.jpg`;

/** Stable address for `photo_url`, independent of the picture's content. */
export type PhotoKind = "trainings" | "trainers" | "blog" | "events" | "clubs";
export const photoUrl = (kind: PhotoKind, name: string): string => `/media/${kind}/${name}.jpg`;
/** `home_photo_url` of an event. */
export const homePhotoUrl = (name: string): string => `/media/banners/${name}.jpg`;
/** The SVG; `photoUrl("trainers", …)` is a JPEG of it for clients without SVG. */
export const portraitUrl = (name: string): string => `/media/trainers/${name}.svg`;

/** Link previews, 1200x630: `home`, the name of a page, `club-{slug}`, `blog-{id}`, `event-{id}` or `class-{id}`. */
export const openGraphUrl = (page: string, locale: "sr" | "en"): string => `/media/og/${page}.${locale}.jpg`;
