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
export type VideosTexts = VideosData["app"];

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
		app: {
			list: m.videos_list(),
			empty: { title: m.videos_empty(), text: m.videos_empty_text(), action: m.videos_enter_code() },
			failed: m.videos_failed(),
			again: m.videos_again(),
			another: m.videos_another_code(),
			card: {
				play: m.videos_play({ title: "{title}" }),
				player: m.videos_player({ title: "{title}" }),
				soon: m.videos_soon(),
				more: m.videos_more(),
				moreAbout: m.videos_more_about({ title: "{title}" }),
				broken: m.videos_broken(),
				again: m.videos_again(),
				external: m.videos_external({ service: "{service}" }),
			},
			terms: {
				heading: m.videos_terms_heading(),
				text: m.videos_terms_text(),
				read: m.videos_terms_read(),
				agree: m.videos_terms_agree(),
				needed: m.videos_terms_needed(),
				send: m.videos_terms_send(),
			},
			code: {
				heading: m.videos_code_heading(),
				text: m.videos_code_text(),
				label: m.videos_code(),
				send: m.videos_code_send(),
			},
		},
	};
}
