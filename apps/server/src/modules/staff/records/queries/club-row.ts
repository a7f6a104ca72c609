import { comingSoonAddress, isComingSoon } from "@kvart/contract/clubs";
import { numberedGallery } from "@kvart/media/gallery-order";
import type { Row, Values } from "./kept.ts";

/** A club that opens soon has a word instead of an address. */
export function clubToRecord(row: Row): Values {
	const address = row["address"] as string;
	const soon = isComingSoon({ address });
	return {
		slug: row["slug"],
		coming_soon: soon,
		address: soon ? "" : address,
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
		address: soon ? comingSoonAddress : address,
		phone2: phone === "" ? null : phone,
		gallery: keptGallery(slug as string, gallery as string[]),
	};
}
