import { clubHeroes, clubKeyOf } from "@kvart/media/galleries";
import type { MasterName } from "@kvart/media/masters";
import { openGraphPages } from "@kvart/media/og-pages";
import { masterOfPhotoUrl } from "@kvart/media/photos";
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

/** Where titles come from; each answers undefined for a record that does not exist. */
export interface OpenGraphSources {
	slogan: Record<Locale, string>;
	clubName(slug: string): Promise<string | undefined>;
	blogPost(id: number, locale: Locale): Promise<OpenGraphRecord | undefined>;
	event(id: number, locale: Locale): Promise<OpenGraphRecord | undefined>;
}

const HOME: MasterName = "common/hall-axis-9";

/** `home`, the keys of og-pages.ts, `club-{slug}`, `blog-{id}`, `event-{id}`; anything else is no page. */
export function createOpenGraphCards(sources: OpenGraphSources) {
	return async (page: string, locale: Locale): Promise<OpenGraphCard | undefined> => {
		if (page === "home") return { picture: HOME, title: sources.slogan[locale] };
		if (Object.hasOwn(openGraphPages, page)) {
			const { picture, ...titles } = openGraphPages[page as keyof typeof openGraphPages];
			return { picture, title: titles[locale] };
		}
		const [, kind, key = ""] = /^(club|blog|event)-(.+)$/.exec(page) ?? [];
		if (kind === "club") return clubCard(sources, key);
		if (!/^[1-9]\d{0,8}$/.test(key)) return undefined;
		const record = await (kind === "blog" ? sources.blogPost(Number(key), locale) : sources.event(Number(key), locale));
		return record && { picture: record.upload ?? masterOfPhotoUrl(record.photoUrl) ?? HOME, title: record.title };
	};
}

async function clubCard(sources: OpenGraphSources, slug: string): Promise<OpenGraphCard | undefined> {
	const club = clubKeyOf(slug);
	const title = club && (await sources.clubName(slug));
	return title ? { picture: clubHeroes[club], title } : undefined;
}
