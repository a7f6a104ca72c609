import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { pictures } from "../../platform/database/schema/office.ts";

/** Everything but the bytes. */
const facts = {
	id: pictures.id,
	digest: pictures.digest,
	width: pictures.width,
	height: pictures.height,
	placeholder: pictures.placeholder,
	color: pictures.color,
	alt: pictures.alt,
	altEng: pictures.altEng,
};

export type PictureFacts = Pick<typeof pictures.$inferSelect, keyof typeof facts>;

/** Nothing when the same picture is there for the same use already. */
export async function insertPicture(db: Database, picture: typeof pictures.$inferInsert) {
	const [row] = await db.insert(pictures).values(picture).onConflictDoNothing().returning(facts);
	return row;
}

export async function selectSamePicture(db: Database, kind: string, digest: string) {
	const [row] = await db
		.select(facts)
		.from(pictures)
		.where(and(eq(pictures.kind, kind), eq(pictures.digest, digest)));
	return row;
}

export function selectPictures(db: Database, ids: readonly number[]) {
	return db
		.select(facts)
		.from(pictures)
		.where(inArray(pictures.id, [...ids]));
}

export async function selectOriginal(db: Database, id: number) {
	const [row] = await db.select({ original: pictures.original }).from(pictures).where(eq(pictures.id, id));
	return row?.original;
}

export async function updateWords(db: Database, id: number, words: { alt: string; altEng: string }): Promise<void> {
	await db.update(pictures).set(words).where(eq(pictures.id, id));
}
