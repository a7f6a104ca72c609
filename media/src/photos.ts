import { clubHeroes, clubKeyOf, galleries } from "./galleries.ts";
import { type PictureLocale, type PictureName, pictureOf } from "./picture.ts";
import { blogPictures, eventBanners, eventPictures, trainingPictures } from "./slots.ts";
import type { Picture } from "./urls.ts";

function lookUp(list: Readonly<Record<string, PictureName>>, name: string): PictureName | undefined {
	return Object.hasOwn(list, name) ? list[name] : undefined;
}

/** The picture behind `/media/{kind}/{name}.jpg`. */
export function photoOf(kind: string, name: string): PictureName | undefined {
	switch (kind) {
		case "trainings":
			return lookUp(trainingPictures, name);
		case "blog":
			return lookUp(blogPictures, name);
		case "events":
			return lookUp(eventPictures, name);
		case "banners":
			return lookUp(eventBanners, name);
		case "clubs": {
			const club = clubKeyOf(name);
			return club && clubHeroes[club];
		}
		default:
			return undefined;
	}
}

/** Numbered from 1, as in the spec. */
export function galleryPhoto(folder: string, number: string): PictureName | undefined {
	if (!Object.hasOwn(galleries, folder) || !/^[1-9]\d?$/.test(number)) return undefined;
	return galleries[folder as keyof typeof galleries][Number(number) - 1];
}

/** From a record's `photo_url` to its built-in picture. */
export function builtInOfPhotoUrl(url: string): PictureName | undefined {
	const [, kind = "", name = ""] = /^\/media\/([a-z]+)\/([a-z0-9-]+)\.jpg$/.exec(url) ?? [];
	return photoOf(kind, name);
}

/** An uploaded picture, with alternative texts in both languages. */
export interface UploadedPicture extends Picture {
	alt_eng: string;
}

/**
 * From `photo_url` to what a page needs for `srcset`, placeholder and alternative text. Uploaded pictures are not in
 * the catalogue; their record contains the data.
 */
export function pictureOfPhotoUrl(
	url: string,
	locale: PictureLocale,
	uploaded: UploadedPicture | null = null,
): Picture | undefined {
	if (uploaded) {
		const { alt, alt_eng, ...picture } = uploaded;
		return { ...picture, alt: locale === "sr" ? alt : alt_eng || alt };
	}
	const name = builtInOfPhotoUrl(url);
	return name && pictureOf(name, locale);
}
