import type { Photo } from "@kvart/contract/content";
import type { PictureChoice, StoredPicture } from "@kvart/contract/staff/pictures";
import { coachKeys } from "@kvart/media/coaches";
import { builtInOfPhotoUrl, pictureOfPhotoUrl } from "@kvart/media/photos";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/problem.ts";
import { insertPicture, type PictureDetails, selectPictures, selectSamePicture, updateAltTexts } from "./queries.ts";
import { hashOf, readUploadUrl, uploadName, uploadUrl } from "./uploads.ts";

type NewPicture = Parameters<typeof insertPicture>[1];

/** The same picture for the same use is stored once. */
export async function storePicture(
	tx: Database,
	picture: NewPicture,
): Promise<{ stored: StoredPicture; isNew: boolean }> {
	const inserted = await insertPicture(tx, picture);
	const row = inserted ?? (await selectSamePicture(tx, picture.kind, picture.digest));
	if (!row) throw new Error("The picture was neither inserted nor found.");
	const { width, height, alt, altEng } = row;
	return { stored: { url: uploadUrl(row), width, height, alt, alt_eng: altEng }, isNew: inserted !== undefined };
}

async function uploadsOf(db: Database, urls: readonly string[]): Promise<Map<string, PictureDetails>> {
	const ids = urls.flatMap((url) => readUploadUrl(url)?.id ?? []);
	if (ids.length === 0) return new Map();
	return new Map((await selectPictures(db, [...new Set(ids)])).map((row) => [uploadUrl(row), row]));
}

function toPhoto(row: PictureDetails): Photo {
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

/** Details of uploaded pictures; null for other addresses. */
export async function photosOf(db: Database, urls: readonly string[]): Promise<(url: string) => Photo | null> {
	const rows = await uploadsOf(db, urls);
	const photos = new Map([...rows].map(([url, row]) => [url, toPhoto(row)]));
	return (url) => photos.get(url) ?? null;
}

/** Pictures with alt texts, as the office edits them; null for an empty address. */
export async function choicesOf(db: Database, urls: readonly string[]): Promise<(url: string) => PictureChoice | null> {
	const rows = await uploadsOf(db, urls);
	return (url) => {
		if (url === "") return null;
		const row = rows.get(url);
		if (row) return { url, alt: row.alt, alt_eng: row.altEng };
		const alt = (locale: "sr" | "en") => pictureOfPhotoUrl(url, locale)?.alt ?? "";
		return { url, alt: alt("sr"), alt_eng: alt("en") };
	};
}

function isBuiltIn(url: string): boolean {
	const [, coach] = /^\/media\/trainers\/([a-z0-9-]+)\.(?:svg|jpg)$/.exec(url) ?? [];
	return coach ? coachKeys.includes(coach) : builtInOfPhotoUrl(url) !== undefined;
}

/** Returns the address for the record and saves the alt texts of an upload. Refuses `field` for an unknown picture. */
export async function choosePicture(tx: Database, choice: PictureChoice, field: string): Promise<string> {
	const { url, alt, alt_eng } = choice;
	const row = (await uploadsOf(tx, [url])).get(url);
	if (!row && !isBuiltIn(url)) {
		throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field, code: "invalid-value" }] });
	}
	if (row && (row.alt !== alt || row.altEng !== alt_eng)) await updateAltTexts(tx, row.id, { alt, altEng: alt_eng });
	return url;
}
