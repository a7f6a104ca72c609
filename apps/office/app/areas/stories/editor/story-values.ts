import type { NewEvent, NewPost, StaffEvent, StaffPost } from "@kvart/contract/staff/stories";
import { type CalendarDate, instantOf, timeOf, wallTime } from "@kvart/contract/time";
import type { PictureValue } from "../../../parts/picture-field/picture-field.tsx";
import type { FieldCodes } from "../../../parts/record-form/field-codes.ts";
import type { StoryKind } from "../story-labels.ts";

export type StoryRecord = StaffPost & Partial<Omit<StaffEvent, keyof StaffPost>>;

export type Publication = "draft" | "published" | "scheduled";

/** Posts do not use the fields of events. */
export interface StoryValues {
	header: string;
	header_eng: string;
	kicker: string;
	kicker_eng: string;
	summary: string;
	summary_eng: string;
	text: string;
	text_eng: string;
	photo: PictureValue | null;
	home_photo: PictureValue | null;
	in_banner: boolean;
	date: CalendarDate | null;
	publication: Publication;
	/** In the clubs' time zone, if scheduled. */
	day: CalendarDate | null;
	time: number | null;
}

export const blankStory: StoryRecord = {
	id: 0,
	header: "",
	header_eng: "",
	text: "",
	text_eng: "",
	photo: null,
	date: null,
	published_at: null,
	state: "draft",
	version: 0,
};

const publications = { draft: "draft", waiting: "scheduled", published: "published" } as const;

export function readStory(record: StoryRecord): StoryValues {
	const { header, header_eng, text, text_eng, photo, date, state, published_at } = record;
	const { kicker = "", kicker_eng = "", summary = "", summary_eng = "", home_photo = null, in_banner = false } = record;
	const hour = state === "waiting" && published_at ? wallTime(new Date(published_at)) : null;
	return {
		header,
		header_eng,
		kicker,
		kicker_eng,
		summary,
		summary_eng,
		text,
		text_eng,
		photo,
		home_photo,
		in_banner,
		date,
		publication: publications[state],
		day: hour?.date ?? null,
		time: hour ? timeOf(hour.minutes) : null,
	};
}

/** The server keeps the time of stories that are already published. */
function publishAt({ publication, day, time }: StoryValues): NewPost["publish_at"] {
	if (publication === "published") return "now";
	if (publication === "draft" || day === null || time === null) return null;
	return instantOf(day, time).toISOString();
}

export function postBody(values: StoryValues): NewPost {
	const { header, header_eng, text, text_eng, photo, date } = values;
	return { header, header_eng, text, text_eng, photo, date, publish_at: publishAt(values) };
}

export function eventBody(values: StoryValues): NewEvent {
	const { kicker, kicker_eng, summary, summary_eng, home_photo, in_banner } = values;
	return { ...postBody(values), kicker, kicker_eng, summary, summary_eng, home_photo, in_banner };
}

/** A draft needs only a title. */
export function checkStory(values: StoryValues, kind: StoryKind): FieldCodes<StoryValues> {
	const needed: (keyof StoryValues)[] = ["header"];
	if (values.publication !== "draft") needed.push("text", "photo");
	if (values.publication !== "draft" && kind === "event") needed.push("kicker", "summary");
	if (values.publication === "scheduled") needed.push("day", "time");
	const missing = needed.filter((field) => values[field] === null || values[field] === "");
	return Object.fromEntries(missing.map((field) => [field, "required-field"]));
}
