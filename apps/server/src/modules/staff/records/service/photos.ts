import type { PictureChoice } from "@kvart/contract/staff/pictures";
import type { KindName } from "@kvart/contract/staff/records/calls";
import type { Database } from "../../../../platform/database/database.ts";
import { choicesOf, choosePicture } from "../../../media/service.ts";
import type { Values } from "../queries/kept.ts";

/** Kinds whose rows hold the address of a picture; the office edits the picture with its words. */
const pictured: readonly KindName[] = ["Training", "Coach"];

export async function withPhotos(db: Database, kind: KindName, records: readonly Values[]): Promise<Values[]> {
	if (!pictured.includes(kind)) return [...records];
	const choiceOf = await choicesOf(
		db,
		records.map((record) => String(record["photo_url"])),
	);
	return records.map(({ photo_url: url, ...record }) => ({ ...record, photo: choiceOf(String(url)) }));
}

/** The fields as the row keeps them. */
export async function takePhoto(tx: Database, kind: KindName, fields: Values): Promise<Values> {
	if (!pictured.includes(kind)) return fields;
	return { ...fields, photo_url: await choosePicture(tx, fields["photo"] as PictureChoice, "photo") };
}
