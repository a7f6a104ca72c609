import { eventTimeError } from "@kvart/contract/event-time";
import type { NewEvent, NewPost, StaffEvent, StaffPost } from "@kvart/contract/staff/stories";
import { type CalendarDate, instantOf, timeOf, wallTime } from "@kvart/contract/time";
import type { FieldCodes } from "../../../parts/record-form/field-codes.ts";
import type { StoryKind } from "../story-labels.ts";

export type StoryRecord = StaffPost & Partial<Omit<StaffEvent, keyof StaffPost>>;

export type Publication = "draft" | "published" | "scheduled";

/** Posts do not use the fields of events. */
export interface StoryValues extends Omit<StaffEvent, "id" | "version" | "state" | "published_at"> {
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
const noEventFields = {
	kicker: "",
	kicker_eng: "",
	summary: "",
	summary_eng: "",
	home_photo: null,
	in_banner: false,
	from_date: null,
	from_time: null,
	to_date: null,
	to_time: null,
	gym_id: null,
	place: "",
	place_eng: "",
} as const;

export function readStory({ id: _, version: __, state, published_at, ...fields }: StoryRecord): StoryValues {
	const hour = state === "waiting" && published_at ? wallTime(new Date(published_at)) : null;
	return {
		...noEventFields,
		...fields,
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
	const { publication: _, day: __, time: ___, ...event } = values;
	return { ...event, publish_at: publishAt(values) };
}

/** A draft needs only a title. */
export function checkStory(values: StoryValues, kind: StoryKind): FieldCodes<StoryValues> {
	const needed: (keyof StoryValues)[] = ["header"];
	if (values.publication !== "draft") needed.push("text", "photo");
	if (values.publication !== "draft" && kind === "event") needed.push("kicker", "summary");
	if (values.publication === "scheduled") needed.push("day", "time");
	const missing = needed.filter((field) => values[field] === null || values[field] === "");
	const codes: FieldCodes<StoryValues> = Object.fromEntries(missing.map((field) => [field, "required-field"]));
	const wrong = kind === "event" ? eventTimeError(values) : null;
	return wrong ? { ...codes, [wrong.field]: wrong.code } : codes;
}
