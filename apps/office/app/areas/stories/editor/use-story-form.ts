import { plainText } from "@kvart/contract/content";
import { formatTime } from "@kvart/contract/time";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api } from "../../../lib/api.ts";
import { formatDate } from "../../../lib/format.ts";
import { apiQuery, invalidateQueries } from "../../../lib/queries.ts";
import { m } from "../../../paraglide/messages.js";
import type { FieldLabels } from "../../../parts/conflict/field-labels.ts";
import type { PictureValue } from "../../../parts/picture-field/picture-field.tsx";
import { useRecordForm } from "../../../parts/record-form/use-record-form.ts";
import { listAddress, type StoryKind } from "../story-labels.ts";
import {
	checkStory,
	eventBody,
	type Publication,
	postBody,
	readStory,
	type StoryRecord,
	type StoryValues,
} from "./story-values.ts";

export const publicationLabels: Record<Publication, () => string> = {
	draft: m.stories_publication_draft,
	published: m.stories_publication_published,
	scheduled: m.stories_publication_scheduled,
};

const inEnglish = (label: () => string) => () => m.stories_in_english({ field: label() });
const pictureLabel = (picture: PictureValue | null) => (picture ? picture.alt || picture.url : m.parts_nothing());
const dateLabel = (date: string | null) => (date ? formatDate(date) : m.stories_date_follows());
const dayLabel = (date: string | null) => (date ? formatDate(date) : m.parts_nothing());
const timeLabel = (time: number | null) => (time === null ? m.parts_nothing() : formatTime(time));

/** For the conflict dialog. */
const fieldsOf = (clubs: readonly { id: number; name: string }[]): FieldLabels<StoryValues> => ({
	header: { label: m.stories_title },
	header_eng: { label: inEnglish(m.stories_title) },
	kicker: { label: m.stories_kicker },
	kicker_eng: { label: inEnglish(m.stories_kicker) },
	summary: { label: m.stories_summary },
	summary_eng: { label: inEnglish(m.stories_summary) },
	text: { label: m.stories_text, show: plainText },
	text_eng: { label: inEnglish(m.stories_text), show: plainText },
	photo: { label: m.stories_photo, show: pictureLabel },
	home_photo: { label: m.stories_home_photo, show: pictureLabel },
	in_banner: { label: m.stories_show_in_banner },
	date: { label: m.stories_date, show: dateLabel },
	publication: { label: m.stories_publication, show: (publication) => publicationLabels[publication]() },
	day: { label: m.stories_publish_day },
	time: { label: m.stories_publish_time },
	from_date: { label: m.stories_from_date, show: dayLabel },
	from_time: { label: m.stories_from_time, show: timeLabel },
	to_date: { label: m.stories_to_date, show: dayLabel },
	to_time: { label: m.stories_to_time, show: timeLabel },
	gym_id: { label: m.stories_club, show: (id) => clubs.find((club) => club.id === id)?.name ?? m.parts_nothing() },
	place: { label: m.stories_place },
	place_eng: { label: inEnglish(m.stories_place) },
});

function send(kind: StoryKind, id: number, values: StoryValues, version: number): Promise<StoryRecord> {
	if (kind === "post") {
		const body = postBody(values);
		return id === 0 ? api.addStaffPost({ body }) : api.changeStaffPost({ params: { id }, body: { ...body, version } });
	}
	const body = eventBody(values);
	return id === 0 ? api.addStaffEvent({ body }) : api.changeStaffEvent({ params: { id }, body: { ...body, version } });
}

export function useStoryForm(kind: StoryKind, record: StoryRecord) {
	const navigate = useNavigate();
	const { data: clubs = [] } = useQuery(apiQuery("listGyms"));
	return useRecordForm<StoryRecord, StoryValues>({
		record,
		draft: `${kind}:${record.id}`,
		read: readStory,
		fields: fieldsOf(clubs),
		check: (values) => checkStory(values, kind),
		save: (values, version) => send(kind, record.id, values, version),
		onSaved: ({ id }) => {
			if (kind === "post") invalidateQueries("listStaffPosts", "getStaffPost");
			else invalidateQueries("listStaffEvents", "getStaffEvent", "getHomeBanner");
			if (record.id === 0) void navigate(`${listAddress[kind]}/${id}`, { replace: true });
		},
	});
}
