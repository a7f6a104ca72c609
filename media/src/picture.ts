import { type Master, type MasterName, masters } from "./masters.ts";
import type { Picture } from "./urls.ts";

export type PictureLocale = "sr" | "en";

/** Server side: one entry of the catalogue in the form that pages and the API carry around. */
export function pictureOf(name: MasterName, locale: PictureLocale): Picture {
	const { width, height, hash, color, blur, sr, en }: Master = masters[name];
	return {
		id: pictureId(name),
		hash,
		width,
		height,
		color,
		blur: `data:image/webp;base64,${blur}`,
		alt: locale === "sr" ? sr : en,
	};
}

/** Folder names have no dashes, so the first dash marks the folder and no two names meet. */
export function pictureId(name: MasterName): string {
	return name.replace("/", "-");
}

const names = new Map(Object.keys(masters).map((name) => [pictureId(name as MasterName), name as MasterName]));

export function masterOfId(id: string): MasterName | undefined {
	return names.get(id);
}

export function isMasterName(name: string): name is MasterName {
	return Object.hasOwn(masters, name);
}
