/** Addresses of pictures. Pure and small on purpose: pages use it in the browser, so it must not import the catalogue. */

export const PICTURE_FORMATS = ["avif", "webp", "jpg"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Steps below 1.3, so that no box of 190 pixels or more gets over 1.3 times the pixels that it shows. */
export const PICTURE_WIDTHS = [240, 300, 380, 480, 600, 760, 960, 1200, 1400, 1600] as const;
/** Only browsers without AVIF and WebP, the spec's gallery addresses and the API's `photo_url` ask for JPEG. */
const JPEG_WIDTHS: readonly number[] = [400, 640, 1200, 1600];

/** What a page needs to show a picture without knowing the catalogue; made by `picture.ts` on the server. */
export interface Picture {
	/** `vracar/hall-axis-2` as `vracar-hall-axis-2`. */
	id: string;
	hash: string;
	width: number;
	height: number;
	/** Average colour, for the box before anything has arrived. */
	color: string;
	/** Data URI of a 16 pixels wide version. */
	blur: string;
	alt: string;
}

/** The widths that exist for a picture: never larger than its master. */
export function pictureWidths(masterWidth: number, format: PictureFormat): number[] {
	const steps = format === "jpg" ? JPEG_WIDTHS : PICTURE_WIDTHS;
	return steps.filter((width) => width <= masterWidth);
}

export function pictureUrl({ id, hash }: Pick<Picture, "id" | "hash">, width: number, format: PictureFormat): string {
	return `/media/p/${id}.${hash}.${width}.${format}`;
}

export function srcSet(picture: Pick<Picture, "id" | "hash" | "width">, format: PictureFormat): string {
	return pictureWidths(picture.width, format)
		.map((width) => `${pictureUrl(picture, width, format)} ${width}w`)
		.join(", ");
}

/** For `src` of the `<img>` inside a `<picture>`. */
export function fallbackUrl(picture: Pick<Picture, "id" | "hash" | "width">): string {
	const widths = pictureWidths(picture.width, "jpg");
	return pictureUrl(picture, Math.max(...widths.filter((width) => width <= 1200)), "jpg");
}

/** The spec's addresses; `number` starts at 1. */
export const galleryUrl = (folder: string, number: number): string => `/galleries/${folder}/${number}.jpg`;
export const thumbnailUrl = (folder: string, number: number): string =>
	`/galleries/${folder}_thumbnails/${number}_thumb.jpg`;

/** Stable addresses for the `photo_url` fields: they outlive a change of the picture. */
export type PhotoKind = "trainings" | "trainers" | "blog" | "events" | "clubs";
export const photoUrl = (kind: PhotoKind, name: string): string => `/media/${kind}/${name}.jpg`;
/** `home_photo_url` of an event. */
export const homePhotoUrl = (name: string): string => `/media/banners/${name}.jpg`;
/** The drawing itself, sharp at every size; `photoUrl("trainers", …)` is a JPEG of it for apps that cannot draw SVG. */
export const portraitUrl = (name: string): string => `/media/trainers/${name}.svg`;

/** Link previews, 1200x630: `home`, the name of a page, `club-{slug}`, `blog-{id}` or `event-{id}`. */
export const openGraphUrl = (page: string, locale: "sr" | "en"): string => `/media/og/${page}.${locale}.jpg`;
