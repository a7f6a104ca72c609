import { type DrawingName, drawingNames, drawingOf, isDrawingName } from "./drawings.ts";
import { type Master, type MasterName, masters } from "./masters.ts";
import type { Picture } from "./urls.ts";

export type PictureLocale = "sr" | "en";

/** Everything that is built in: rendered masters and drawings. */
export type PictureName = MasterName | DrawingName;

/** Server only: a catalogue entry as pages and API use it. */
export function pictureOf(name: PictureName, locale: PictureLocale): Picture {
	if (isDrawingName(name)) {
		const { hash, moves, width, height, color, [locale]: alt } = drawingOf(name);
		return {
			id: pictureId(name),
			hash,
			width,
			height,
			color,
			blur: "",
			alt,
			drawn: true,
			...(moves && { moves: true as const }),
		};
	}
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
export function pictureId(name: PictureName): string {
	return name.replace("/", "-");
}

const names = new Map(
	[...(Object.keys(masters) as MasterName[]), ...drawingNames].map((name): [string, PictureName] => [
		pictureId(name),
		name,
	]),
);

export function pictureNameOf(id: string): PictureName | undefined {
	return names.get(id);
}

export function isMasterName(name: string): name is MasterName {
	return Object.hasOwn(masters, name);
}
