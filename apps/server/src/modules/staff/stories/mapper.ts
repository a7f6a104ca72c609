import type { PictureChoice } from "@kvart/contract/staff/pictures";
import type { ListedEvent, ListedPost, StaffEvent, StaffPost } from "@kvart/contract/staff/stories";
import { storyStateOf } from "@kvart/contract/staff/story-rules";
import { type CalendarDate, wallTime } from "@kvart/contract/time";
import { noonOf } from "./noon.ts";
import type { EventRow, PostRow } from "./queries.ts";

type ChoiceOf = (url: string) => PictureChoice | null;
type StoryDates = Pick<PostRow, "publishedAt" | "dateOfCreation">;

/** The date that somebody chose; null when it is the day of publication. */
function chosenDate({ publishedAt, dateOfCreation }: StoryDates): CalendarDate | null {
	const { date } = wallTime(dateOfCreation);
	const chosen = publishedAt
		? publishedAt.getTime() !== dateOfCreation.getTime()
		: dateOfCreation.getTime() === noonOf(date).getTime();
	return chosen ? date : null;
}

function publicationOf({ publishedAt }: StoryDates, now: Date) {
	return { published_at: publishedAt?.toISOString() ?? null, state: storyStateOf(publishedAt, now) };
}

export function toListedPost(row: PostRow, now: Date): ListedPost {
	return {
		id: row.id,
		header: row.header,
		header_eng: row.headerEng,
		photo_url: row.photoUrl,
		date: wallTime(row.dateOfCreation).date,
		translated: row.headerEng !== "" && row.textEng !== "",
		...publicationOf(row, now),
	};
}

export function toListedEvent(row: EventRow, now: Date): ListedEvent {
	return { ...toListedPost(row, now), in_banner: row.homePosition !== null };
}

export function toStaffPost(row: PostRow, choiceOf: ChoiceOf, now: Date): StaffPost {
	return {
		id: row.id,
		header: row.header,
		header_eng: row.headerEng,
		text: row.text,
		text_eng: row.textEng,
		photo: choiceOf(row.photoUrl),
		date: chosenDate(row),
		...publicationOf(row, now),
		version: row.version,
	};
}

export function toStaffEvent(row: EventRow, choiceOf: ChoiceOf, now: Date): StaffEvent {
	return {
		...toStaffPost(row, choiceOf, now),
		kicker: row.kicker,
		kicker_eng: row.kickerEng,
		summary: row.summary,
		summary_eng: row.summaryEng,
		home_photo: row.homePhotoUrl === row.photoUrl ? null : choiceOf(row.homePhotoUrl),
		in_banner: row.homePosition !== null,
	};
}
