import { brand } from "@kvart/contract/brand";
import { inLocale, type Locale } from "@kvart/contract/locale";
import type { Deps } from "../../platform/api.ts";
import { Refusal } from "../../platform/problem.ts";
import { clubName } from "../clubs/service.ts";
import { getBlogPost, getEvent } from "../content/service.ts";
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

/** The titles and pictures of the pages, for the pictures that other sites show beside a link. */
export function linkPreviews({ db, clock }: Pick<Deps, "db" | "clock">, uploads: Uploads) {
	return createOpenGraphCards({
		slogan: brand.slogan,
		clubName: (slug) => clubName(db, slug),
		blogPost: (id, locale) => recordOf(getBlogPost(db, clock, id), locale, uploads),
		event: (id, locale) => recordOf(getEvent(db, clock, id), locale, uploads),
	});
}
