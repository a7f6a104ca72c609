import type { Database } from "../../platform/database/database.ts";
import { type PictureDetails, selectOriginal, selectPictures } from "./queries.ts";

/** In addresses, as for built-in pictures. */
const hashLength = 10;
const largestId = 2_147_483_647;

/** Immutable. */
export interface Upload {
	id: number;
	hash: string;
	width: number;
}

export interface Uploads {
	find(id: number): Promise<Upload | undefined>;
	/** The bytes as uploaded. */
	original(id: number): Promise<Buffer>;
}

export function hashOf({ digest }: Pick<PictureDetails, "digest">): string {
	return digest.slice(0, hashLength);
}

export function uploadUrl(picture: Pick<PictureDetails, "id" | "digest">): string {
	return `/media/uploads/${picture.id}-${hashOf(picture)}.jpg`;
}

/** Used in the addresses of its sizes, like the names of built-in pictures. */
export function uploadName(id: number): string {
	return `upload-${id}`;
}

export function idOfName(name: string): number | undefined {
	return idOf(/^upload-([1-9]\d{0,9})$/.exec(name)?.[1]);
}

export function readUploadUrl(url: string): { id: number; hash: string } | undefined {
	const [, digits, hash = ""] = /^\/media\/uploads\/([1-9]\d{0,9})-([0-9a-f]{10})\.jpg$/.exec(url) ?? [];
	const id = idOf(digits);
	return id === undefined ? undefined : { id, hash };
}

function idOf(digits: string | undefined): number | undefined {
	const id = Number(digits);
	return id <= largestId ? id : undefined;
}

/** Caches everything but the bytes. */
export function uploadsIn(db: Database): Uploads {
	const cache = new Map<number, Upload>();
	return {
		async find(id) {
			const found = cache.get(id);
			if (found) return found;
			const [row] = await selectPictures(db, [id]);
			if (!row) return undefined;
			const upload = { id, hash: hashOf(row), width: row.width };
			cache.set(id, upload);
			return upload;
		},
		async original(id) {
			const bytes = await selectOriginal(db, id);
			if (!bytes) throw new Error(`Picture ${id} does not exist.`);
			return bytes;
		},
	};
}
