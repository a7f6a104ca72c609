import { brand } from "@kvart/contract/brand";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { formatTime } from "@kvart/contract/time";
import type { Deps } from "../../platform/api.ts";
import { Refusal } from "../../platform/problem.ts";
import { clubName } from "../clubs/service.ts";
import { getBlogPost, getEvent } from "../content/service.ts";
import { nextDateOf } from "../schedule/service.ts";
import { createOpenGraphCards, type OpenGraphRecord } from "./og-cards.ts";
import { readUploadUrl, type Uploads } from "./uploads.ts";

interface Story {
	header: string;
	header_eng: string;
	photo_url: string;
}

async function recordOf(story: Promise<Story>, locale: Locale, uploads: Uploads): Promise<OpenGraphRecord | undefined> {
	try {
		const { header, header_eng, photo_url } = await story;
		const uploaded = readUploadUrl(photo_url);
		return {
			title: inLocale(locale, header, header_eng),
			photoUrl: photo_url,
			upload: uploaded && (await uploads.find(uploaded.id)),
		};
	} catch (error) {
		if (error instanceof Refusal) return undefined;
		throw error;
	}
}

const tags: Record<Locale, string> = { sr: "sr-Latn-RS", en: "en-GB" };

/** `ZEMUN, SREDA, 18:30` */
async function classOf({ db, clock, switches }: LinkPreviewDeps, id: number, locale: Locale) {
	const found = await nextDateOf(db, clock, switches, id);
	if (!found) return undefined;
	const { training, gym, training_date, time } = found;
	const format = new Intl.DateTimeFormat(tags[locale], { weekday: "long", timeZone: "UTC" });
	const weekday = format.format(new Date(`${training_date}T00:00:00Z`));
	return {
		title: inLocale(locale, training.name, training.name_eng),
		kicker: `${gym.name}, ${weekday}, ${formatTime(time)}`,
		clubSlug: gym.slug,
	};
}

type LinkPreviewDeps = Pick<Deps, "db" | "clock" | "switches">;

/** The titles and pictures of the pages, for the pictures that other sites show beside a link. */
export function linkPreviews(deps: LinkPreviewDeps, uploads: Uploads) {
	const { db, clock } = deps;
	return createOpenGraphCards({
		slogan: brand.slogan,
		clubName: (slug) => clubName(db, slug),
		blogPost: (id, locale) => recordOf(getBlogPost(db, clock, id), locale, uploads),
		event: (id, locale) => recordOf(getEvent(db, clock, id), locale, uploads),
		class: (id, locale) => classOf(deps, id, locale),
	});
}
