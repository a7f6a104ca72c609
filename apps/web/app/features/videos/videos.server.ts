import type { Locale } from "@kvart/contract/locale";
import type { MasterName } from "@kvart/media/masters";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";
import { m } from "../../paraglide/messages.js";

/** Videos have no pictures of their own: these are used in turn. */
const covers: MasterName[] = [
	"common/yoga-wide-1",
	"common/functional-ropes-1",
	"common/handweights-near-1",
	"common/medballs-ball-1",
	"common/kettlebells-row-1",
	"common/yoga-rolls-1",
	"common/steps-row-1",
];

export type VideosData = ReturnType<typeof loadVideos>;

/** Only texts and covers: the videos are loaded in the browser. */
export function loadVideos(locale: Locale) {
	return {
		title: m.videos_title(),
		description: m.videos_description(),
		picture: pictureOf(pageHeroes["online-trainings"], locale),
		covers: covers.map((cover) => pictureOf(cover, locale)),
		heading: m.videos_heading(),
		lead: m.videos_lead(),
		members: { title: m.videos_members_title(), text: m.videos_members(), logIn: m.videos_log_in() },
	};
}
