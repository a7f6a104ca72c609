import { plainText } from "@kvart/contract/content";
import { eventTimeError, hasEnded } from "@kvart/contract/event-time";
import type { StaffFieldError } from "@kvart/contract/staff/errors";
import type { PictureChoice } from "@kvart/contract/staff/pictures";
import type { NewEvent, NewPost } from "@kvart/contract/staff/stories";
import { storyStateOf } from "@kvart/contract/staff/story-rules";
import { type CalendarDate, instantOf, wallTime } from "@kvart/contract/time";
import type { Deps } from "../../../../platform/api.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { cleanHtml } from "../../../../platform/html.ts";
import { type AuditNote, type AuditRecord, writeAudit } from "../../../../platform/office/audit.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { listGyms } from "../../../clubs/service.ts";
import { choosePicture } from "../../../media/service.ts";
import type { EventRow, PostRow } from "../queries.ts";

export type StoryDeps = Pick<Deps, "db" | "clock">;
type ChoiceOf = (url: string) => PictureChoice | null;

/** A chosen date is stored as its noon, which no publication hits to the millisecond. */
function noonOf(date: CalendarDate): Date {
	return instantOf(date, 1200);
}

/** Null if the date is the day of publication. */
function chosenDate(shown: Date, published: Date | null): CalendarDate | null {
	const { date } = wallTime(shown);
	const chosen = published ? published.getTime() !== shown.getTime() : shown.getTime() === noonOf(date).getTime();
	return chosen ? date : null;
}

export function listedPost(row: PostRow, now: Date) {
	return {
		...row,
		date: wallTime(row.date_of_creation).date,
		translated: row.header_eng !== "" && row.text_eng !== "",
		state: storyStateOf(row.published_at, now),
	};
}

export function listedEvent(row: EventRow, now: Date) {
	const { from_date, to_date, home_position } = row;
	return { ...listedPost(row, now), from_date, to_date, in_banner: home_position !== null, ended: hasEnded(row, now) };
}

export function editedPost({ photo_url, date_of_creation, ...post }: PostRow, choiceOf: ChoiceOf, now: Date) {
	return {
		...post,
		photo: choiceOf(photo_url),
		date: chosenDate(date_of_creation, post.published_at),
		state: storyStateOf(post.published_at, now),
	};
}

export function editedEvent({ home_photo_url, home_position, ...event }: EventRow, choiceOf: ChoiceOf, now: Date) {
	const { kicker, kicker_eng, summary, summary_eng, from_date, from_time, to_date, to_time } = event;
	const { gym_id, place, place_eng } = event;
	return {
		...editedPost(event, choiceOf, now),
		kicker,
		kicker_eng,
		summary,
		summary_eng,
		from_date,
		from_time,
		to_date,
		to_time,
		gym_id,
		place,
		place_eng,
		home_photo: home_photo_url === event.photo_url ? null : choiceOf(home_photo_url),
		in_banner: home_position !== null,
	};
}

/** A story that is published again keeps its first moment. */
function publicationOf(publishAt: NewPost["publish_at"], before: Date | null, now: Date): Date | null {
	if (publishAt === null) return null;
	if (publishAt !== "now") return new Date(publishAt);
	return before && before <= now ? before : now;
}

function refuse(...errors: StaffFieldError[]): never {
	throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors });
}

/** Drafts only need a title. */
function requireFinished(fields: Record<string, boolean>): void {
	const missing = Object.entries(fields).filter(([, finished]) => !finished);
	if (missing.length > 0) refuse(...missing.map(([field]): StaffFieldError => ({ field, code: "required-field" })));
}

const hasContent = (html: string) => html.includes("<img") || plainText(html) !== "";

async function addressOf(tx: Database, choice: PictureChoice | null, field: string): Promise<string> {
	return choice ? choosePicture(tx, choice, field) : "";
}

export interface Moment {
	now: Date;
	/** Null for drafts and new stories. */
	publishedBefore: Date | null;
}

/** Cleans the HTML and checks the picture. */
export async function postColumns(tx: Database, post: NewPost, { now, publishedBefore }: Moment) {
	const text = cleanHtml(post.text);
	const publishedAt = publicationOf(post.publish_at, publishedBefore, now);
	if (publishedAt) requireFinished({ text: hasContent(text), photo: post.photo !== null });
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

/** A place in words is only for events that are not in one club. */
async function placeColumns(tx: Database, { gym_id, place, place_eng }: NewEvent) {
	if (gym_id === null) return { gymId: null, place, placeEng: place_eng };
	const clubs = await listGyms(tx);
	if (!clubs.some(({ id }) => id === gym_id)) refuse({ field: "gym_id", code: "invalid-value" });
	return { gymId: gym_id, place: "", placeEng: "" };
}

/** The banner shows the event's picture unless it has its own. */
export async function eventColumns(tx: Database, event: NewEvent, moment: Moment) {
	const columns = await postColumns(tx, event, moment);
	const error = eventTimeError(event);
	if (error) refuse(error);
	if (columns.publishedAt) requireFinished({ kicker: event.kicker !== "", summary: event.summary !== "" });
	return {
		...columns,
		kicker: event.kicker,
		kickerEng: event.kicker_eng,
		summary: event.summary,
		summaryEng: event.summary_eng,
		fromDate: event.from_date,
		fromTime: event.from_time,
		toDate: event.to_date ?? event.from_date,
		toTime: event.to_time,
		...(await placeColumns(tx, event)),
		homePhotoUrl: (await addressOf(tx, event.home_photo, "home_photo")) || columns.photoUrl,
	};
}

interface Addition<R> {
	actorId: number;
	entity: AuditNote["entity"];
	/** Returns the new id. */
	insert: (tx: Database, now: Date) => Promise<number>;
	read: (tx: Database, id: number, now: Date) => Promise<R | undefined>;
}

export async function addStory<R extends AuditRecord>(
	{ db, clock }: StoryDeps,
	{ actorId, entity, insert, read }: Addition<R>,
): Promise<R> {
	const now = clock.now();
	return db.transaction(async (tx) => {
		const id = await insert(tx, now);
		const after = (await read(tx, id, now)) as R;
		await writeAudit(tx, { at: now, actorId, action: `${entity}.created`, entity, entityId: id, after });
		return after;
	});
}

interface Removal<R> {
	id: number;
	version: number;
	actorId: number;
	entity: AuditNote["entity"];
	read: (tx: Database) => Promise<R | undefined>;
	remove: (tx: Database) => Promise<void>;
}

/** Deletes a story; the audit log has its last state. */
export async function removeStory<R extends { version: number }>(
	{ db, clock }: StoryDeps,
	{ id, version, actorId, entity, read, remove }: Removal<R>,
): Promise<R> {
	return db.transaction(async (tx) => {
		const record = await read(tx);
		if (!record) throw new Refusal("ERR_NOT_FOUND");
		if (record.version !== version) throw new Refusal("ERR_CHANGED_MEANWHILE", { current: record });
		await remove(tx);
		const auditEntry = { actorId, action: `${entity}.removed`, entity, entityId: id } as const;
		await writeAudit(tx, { at: clock.now(), ...auditEntry, before: record });
		return record;
	});
}
