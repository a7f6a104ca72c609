import { pages, previewName } from "@kvart/contract/pages";
import { clubHeroes, clubKeyOf } from "@kvart/media/galleries";
import type { MasterName } from "@kvart/media/masters";
import { builtInOfPhotoUrl } from "@kvart/media/photos";
import { pageHeroes } from "@kvart/media/slots";
import type { OpenGraphCard } from "./og.ts";
import type { Upload } from "./uploads.ts";

type Locale = "sr" | "en";

/** A record that has a page of its own. */
export interface OpenGraphRecord {
	title: string;
	photoUrl: string;
	/** Its picture, when it was uploaded. */
	upload?: Upload | undefined;
}

/** Where titles come from; each returns undefined if the record does not exist. */
export interface OpenGraphSources {
	slogan: Record<Locale, string>;
	clubName(slug: string): Promise<string | undefined>;
	blogPost(id: number, locale: Locale): Promise<OpenGraphRecord | undefined>;
	event(id: number, locale: Locale): Promise<OpenGraphRecord | undefined>;
	/** On the schedule: the training, and the club with weekday and hour. */
	class(id: number, locale: Locale): Promise<{ title: string; kicker: string; clubSlug: string } | undefined>;
}

const HOME: MasterName = "common/hall-axis-9";

const previews = new Map(pages.flatMap((page) => (page.preview ? [[previewName(page), page.preview] as const] : [])));

/** `home`, names of pages that have a preview, `club-{slug}`, `blog-{id}`, `event-{id}` and `class-{id}`; undefined for anything else. */
export function createOpenGraphCards(sources: OpenGraphSources) {
	return async (page: string, locale: Locale): Promise<OpenGraphCard | undefined> => {
		if (page === "home") return { picture: HOME, title: sources.slogan[locale] };
		const preview = previews.get(page);
		if (preview)
			return { picture: pageHeroes[preview.picture as keyof typeof pageHeroes] ?? HOME, title: preview[locale] };
		const [, kind, key = ""] = /^(club|blog|event|class)-(.+)$/.exec(page) ?? [];
		if (kind === "club") return clubCard(sources, key);
		if (!/^[1-9]\d{0,8}$/.test(key)) return undefined;
		if (kind === "class") return classCard(sources, Number(key), locale);
		const record = await (kind === "blog" ? sources.blogPost(Number(key), locale) : sources.event(Number(key), locale));
		return record && { picture: record.upload ?? builtInOfPhotoUrl(record.photoUrl) ?? HOME, title: record.title };
	};
}

async function clubCard(sources: OpenGraphSources, slug: string): Promise<OpenGraphCard | undefined> {
	const title = await sources.clubName(slug);
	return title ? { picture: frontOf(slug), title } : undefined;
}

/** Without the date, so that a class has one card, not one a week. */
async function classCard(sources: OpenGraphSources, id: number, locale: Locale): Promise<OpenGraphCard | undefined> {
	const found = await sources.class(id, locale);
	return found && { picture: frontOf(found.clubSlug), title: found.title, kicker: found.kicker };
}

function frontOf(slug: string): MasterName {
	const club = clubKeyOf(slug);
	return club ? clubHeroes[club] : HOME;
}
