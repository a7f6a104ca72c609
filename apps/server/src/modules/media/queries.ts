import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { pictures } from "../../platform/database/schema/office.ts";

/** Without the bytes. */
const details = {
	id: pictures.id,
	digest: pictures.digest,
	width: pictures.width,
	height: pictures.height,
	placeholder: pictures.placeholder,
	color: pictures.color,
	alt: pictures.alt,
	altEng: pictures.altEng,
};

export type PictureDetails = Pick<typeof pictures.$inferSelect, keyof typeof details>;

/** Undefined if the same picture exists for the same use. */
export async function insertPicture(db: Database, picture: typeof pictures.$inferInsert) {
	const [row] = await db.insert(pictures).values(picture).onConflictDoNothing().returning(details);
	return row;
}

export async function selectSamePicture(db: Database, kind: string, digest: string) {
	const [row] = await db
		.select(details)
		.from(pictures)
		.where(and(eq(pictures.kind, kind), eq(pictures.digest, digest)));
	return row;
}

export function selectPictures(db: Database, ids: readonly number[]) {
	return db
		.select(details)
		.from(pictures)
		.where(inArray(pictures.id, [...ids]));
}

export async function selectOriginal(db: Database, id: number) {
	const [row] = await db.select({ original: pictures.original }).from(pictures).where(eq(pictures.id, id));
	return row?.original;
}

export async function updateAltTexts(db: Database, id: number, texts: { alt: string; altEng: string }): Promise<void> {
	await db.update(pictures).set(texts).where(eq(pictures.id, id));
}
