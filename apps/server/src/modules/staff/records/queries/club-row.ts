import { numberedGallery } from "@kvart/media/gallery-order";
import type { Row, Values } from "./kept.ts";

export function clubToRecord(row: Row): Values {
	return {
		slug: row["slug"],
		phone_2: row["phone2"] ?? "",
		gallery: row["gallery"] ?? numberedGallery(row["slug"] as string, row["galleryCount"] as number),
	};
}

/** The order of the numbers is kept as none at all: pictures that are numbered later then simply follow. */
function keptGallery(slug: string, gallery: string[]): string[] | null {
	const numbered = numberedGallery(slug, gallery.length);
	return numbered.every((address, index) => address === gallery[index]) ? null : gallery;
}

export function clubToRow({ slug, coming_soon: soon, address, phone_2: phone, gallery }: Values): Row {
	return {
		address: soon ? "" : address,
		phone2: phone === "" ? null : phone,
		gallery: keptGallery(slug as string, gallery as string[]),
	};
}
