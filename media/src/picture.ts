import { type Master, type MasterName, masters } from "./masters.ts";
import type { Picture } from "./urls.ts";

export type PictureLocale = "sr" | "en";

/** Server only: a catalogue entry as pages and API use it. */
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

/** Folder names contain no dashes, so the first dash ends the folder. */
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
