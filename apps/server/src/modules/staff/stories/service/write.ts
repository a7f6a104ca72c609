import { plainText } from "@kvart/contract/content";
import type { StaffFieldError } from "@kvart/contract/staff/errors";
import type { PictureChoice } from "@kvart/contract/staff/pictures";
import type { NewEvent, NewPost } from "@kvart/contract/staff/stories";
import type { Database } from "../../../../platform/database/database.ts";
import { cleanHtml } from "../../../../platform/html.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { choosePicture } from "../../../media/service.ts";
import { noonOf } from "../noon.ts";

/** From now on, unless it was there before: a text that is published again keeps its hour. */
function publicationOf(publishAt: NewPost["publish_at"], publishedBefore: string | null, now: Date): Date | null {
	if (publishAt === null) return null;
	if (publishAt !== "now") return new Date(publishAt);
	const before = publishedBefore && new Date(publishedBefore);
	return before && before <= now ? before : now;
}

/** What nobody may see unfinished: a draft needs no more than its title. */
function requireFinished(fields: Record<string, boolean>): void {
	const missing = Object.entries(fields).filter(([, finished]) => !finished);
	if (missing.length === 0) return;
	const errors = missing.map(([field]): StaffFieldError => ({ field, code: "required-field" }));
	throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors });
}

const saysSomething = (html: string) => html.includes("<img") || plainText(html) !== "";

async function addressOf(tx: Database, choice: PictureChoice | null, field: string): Promise<string> {
	return choice ? choosePicture(tx, choice, field) : "";
}

export interface Moment {
	now: Date;
	/** When it was published before; null for a draft and for a new text. */
	publishedBefore: string | null;
}

/** A post as its row keeps it: cleaned, with its hour, its date and a picture that is there. */
export async function postColumns(tx: Database, post: NewPost, { now, publishedBefore }: Moment) {
	const text = cleanHtml(post.text);
	const publishedAt = publicationOf(post.publish_at, publishedBefore, now);
	if (publishedAt) requireFinished({ text: saysSomething(text), photo: post.photo !== null });
	return {
		header: post.header,
		headerEng: post.header_eng,
		text,
		textEng: cleanHtml(post.text_eng),
		photoUrl: await addressOf(tx, post.photo, "photo"),
		dateOfCreation: post.date ? noonOf(post.date) : (publishedAt ?? now),
		publishedAt,
	};
}

/** An event as its row keeps it. Without a picture of its own the banner shows the event's. */
export async function eventColumns(tx: Database, event: NewEvent, moment: Moment) {
	const columns = await postColumns(tx, event, moment);
	if (columns.publishedAt) requireFinished({ kicker: event.kicker !== "", summary: event.summary !== "" });
	return {
		...columns,
		kicker: event.kicker,
		kickerEng: event.kicker_eng,
		summary: event.summary,
		summaryEng: event.summary_eng,
		homePhotoUrl: (await addressOf(tx, event.home_photo, "home_photo")) || columns.photoUrl,
	};
}
