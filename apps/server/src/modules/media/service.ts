import type { Photo } from "@kvart/contract/photo";
import type { PictureChoice, StoredPicture } from "@kvart/contract/staff/pictures";
import { coachKeys } from "@kvart/media/coaches";
import { masterOfPhotoUrl, pictureOfPhotoUrl } from "@kvart/media/photos";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/problem.ts";
import { insertPicture, type PictureFacts, selectPictures, selectSamePicture, updateWords } from "./queries.ts";
import { hashOf, readUploadUrl, uploadName, uploadUrl } from "./uploads.ts";

type NewPicture = Parameters<typeof insertPicture>[1];

/** Keeps a picture; the same one for the same use is kept once. */
export async function keepPicture(
	tx: Database,
	picture: NewPicture,
): Promise<{ stored: StoredPicture; isNew: boolean }> {
	const inserted = await insertPicture(tx, picture);
	const row = inserted ?? (await selectSamePicture(tx, picture.kind, picture.digest));
	if (!row) throw new Error("The picture was neither kept nor there.");
	const { width, height, alt, altEng } = row;
	return { stored: { url: uploadUrl(row), width, height, alt, alt_eng: altEng }, isNew: inserted !== undefined };
}

async function uploadsBehind(db: Database, urls: readonly string[]): Promise<Map<string, PictureFacts>> {
	const ids = urls.flatMap((url) => readUploadUrl(url)?.id ?? []);
	if (ids.length === 0) return new Map();
	return new Map((await selectPictures(db, [...new Set(ids)])).map((row) => [uploadUrl(row), row]));
}

function toPhoto(row: PictureFacts): Photo {
	return {
		id: uploadName(row.id),
		hash: hashOf(row),
		width: row.width,
		height: row.height,
		color: row.color,
		blur: row.placeholder,
		alt: row.alt,
		alt_eng: row.altEng,
	};
}

/** What pages need of the uploaded pictures among these addresses; null for all others. */
export async function photosOf(db: Database, urls: readonly string[]): Promise<(url: string) => Photo | null> {
	const rows = await uploadsBehind(db, urls);
	const photos = new Map([...rows].map(([url, row]) => [url, toPhoto(row)]));
	return (url) => photos.get(url) ?? null;
}

/** The pictures of records with their words, as the office edits them; null where a record has none. */
export async function choicesOf(db: Database, urls: readonly string[]): Promise<(url: string) => PictureChoice | null> {
	const rows = await uploadsBehind(db, urls);
	return (url) => {
		if (url === "") return null;
		const row = rows.get(url);
		if (row) return { url, alt: row.alt, alt_eng: row.altEng };
		const words = (locale: "sr" | "en") => pictureOfPhotoUrl(url, locale)?.alt ?? "";
		return { url, alt: words("sr"), alt_eng: words("en") };
	};
}

function isOfCatalogue(url: string): boolean {
	const [, coach] = /^\/media\/trainers\/([a-z0-9-]+)\.(?:svg|jpg)$/.exec(url) ?? [];
	return coach ? coachKeys.includes(coach) : masterOfPhotoUrl(url) !== undefined;
}

/**
 * Takes a picture for a record: it has to be one that the server keeps, and its words are written down where they can be.
 * Give it the transaction of the record, and the name of the field that is refused otherwise.
 */
export async function choosePicture(tx: Database, choice: PictureChoice, field: string): Promise<string> {
	const { url, alt, alt_eng } = choice;
	const row = (await uploadsBehind(tx, [url])).get(url);
	if (!row && !isOfCatalogue(url)) {
		throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field, code: "invalid-value" }] });
	}
	if (row && (row.alt !== alt || row.altEng !== alt_eng)) await updateWords(tx, row.id, { alt, altEng: alt_eng });
	return url;
}
