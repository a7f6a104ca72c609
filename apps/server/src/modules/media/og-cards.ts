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
}

const HOME: MasterName = "common/hall-axis-9";

const previews = new Map(pages.flatMap((page) => (page.preview ? [[previewName(page), page.preview] as const] : [])));

/** `home`, names of pages that have a preview, `club-{slug}`, `blog-{id}` and `event-{id}`; undefined for anything else. */
export function createOpenGraphCards(sources: OpenGraphSources) {
	return async (page: string, locale: Locale): Promise<OpenGraphCard | undefined> => {
		if (page === "home") return { picture: HOME, title: sources.slogan[locale] };
		const preview = previews.get(page);
		if (preview)
			return { picture: pageHeroes[preview.picture as keyof typeof pageHeroes] ?? HOME, title: preview[locale] };
		const [, kind, key = ""] = /^(club|blog|event)-(.+)$/.exec(page) ?? [];
		if (kind === "club") return clubCard(sources, key);
		if (!/^[1-9]\d{0,8}$/.test(key)) return undefined;
		const record = await (kind === "blog" ? sources.blogPost(Number(key), locale) : sources.event(Number(key), locale));
		return record && { picture: record.upload ?? builtInOfPhotoUrl(record.photoUrl) ?? HOME, title: record.title };
	};
}

async function clubCard(sources: OpenGraphSources, slug: string): Promise<OpenGraphCard | undefined> {
	const title = await sources.clubName(slug);
	const club = clubKeyOf(slug);
	return title ? { picture: club ? clubHeroes[club] : HOME, title } : undefined;
}
