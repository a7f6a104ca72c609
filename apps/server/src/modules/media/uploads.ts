import type { Database } from "../../platform/database/database.ts";
import { type PictureFacts, selectOriginal, selectPictures } from "./queries.ts";

/** As much of the digest as addresses carry, like those of the catalogue. */
const hashLength = 10;
const largestId = 2_147_483_647;

/** An uploaded picture, as those who make sizes of it need it. Nothing of it ever changes. */
export interface Upload {
	id: number;
	hash: string;
	width: number;
}

export interface Uploads {
	find(id: number): Promise<Upload | undefined>;
	/** The bytes as they came. */
	original(id: number): Promise<Buffer>;
}

export function hashOf({ digest }: Pick<PictureFacts, "digest">): string {
	return digest.slice(0, hashLength);
}

/** A stable address that never shows anything else. */
export function uploadUrl(picture: Pick<PictureFacts, "id" | "digest">): string {
	return `/media/uploads/${picture.id}-${hashOf(picture)}.jpg`;
}

/** What stands in the addresses of its sizes, where pictures of the catalogue have their name. */
export function uploadName(id: number): string {
	return `upload-${id}`;
}

export function idOfName(name: string): number | undefined {
	return idOf(/^upload-([1-9]\d{0,9})$/.exec(name)?.[1]);
}

/** The picture that an address names, and the hash that it claims. */
export function readUploadUrl(url: string): { id: number; hash: string } | undefined {
	const [, digits, hash = ""] = /^\/media\/uploads\/([1-9]\d{0,9})-([0-9a-f]{10})\.jpg$/.exec(url) ?? [];
	const id = idOf(digits);
	return id === undefined ? undefined : { id, hash };
}

function idOf(digits: string | undefined): number | undefined {
	const id = Number(digits);
	return id <= largestId ? id : undefined;
}

/** The uploaded pictures of the database; what is known of one is remembered, its bytes are not. */
export function uploadsIn(db: Database): Uploads {
	const known = new Map<number, Upload>();
	return {
		async find(id) {
			const found = known.get(id);
			if (found) return found;
			const [row] = await selectPictures(db, [id]);
			if (!row) return undefined;
			const upload = { id, hash: hashOf(row), width: row.width };
			known.set(id, upload);
			return upload;
		},
		async original(id) {
			const bytes = await selectOriginal(db, id);
			if (!bytes) throw new Error(`There is no picture ${id} any more.`);
			return bytes;
		},
	};
}
