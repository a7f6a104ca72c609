import { brand } from "@kvart/contract/brand";
import { type Locale, locales } from "@kvart/contract/locale";
import { previewName } from "@kvart/contract/pages";
import { openGraphUrl } from "@kvart/media/urls";
import { barePath, languageTag, localeOf, localePath } from "../i18n/locale.ts";
import { findPage } from "./find-page.ts";

export interface PageSeo {
	/** The chain's name is appended. */
	title: string;
	description: string;
	/** Name of a link preview other than the page's own: of a record, `club-…`, `blog-…`, `event-…`, `class-…`, or of another page. */
	preview?: string;
	type?: "website" | "article";
	keywords?: string;
	/** Bare path of the RSS feed with the same stories. */
	feed?: string;
	/** Not for search engines. */
	hidden?: boolean;
	/** Structured data: schema.org objects without their `@context`. */
	jsonLd?: Record<string, unknown>[];
}

export type HeadTag =
	| { title: string }
	| { name: string; content: string }
	| { property: string; content: string }
	| { link: Record<string, string> }
	| { jsonLd: Record<string, unknown> };

interface PageAddress {
	pathname: string;
	publicUrl: string;
}

/** Tags for search engines and link previews. */
export function seo({ pathname, publicUrl }: PageAddress, { title, description, ...more }: PageSeo): HeadTag[] {
	const locale = localeOf(pathname);
	const path = barePath(pathname);
	const address = (language: Locale) => publicUrl + localePath(path, language);
	const fullTitle = title.includes(brand.name) ? title : `${title} | ${brand.name}`;
	const { page } = findPage(path);
	const preview = publicUrl + openGraphUrl(more.preview ?? (page.preview ? previewName(page) : "home"), locale);
	const head: HeadTag[] = [{ title: fullTitle }, { name: "description", content: description }];
	if (more.keywords) head.push({ name: "keywords", content: more.keywords });
	if (more.hidden) head.push({ name: "robots", content: "noindex" });
	// Some are shared all the same.
	if (more.hidden && !more.preview) return head;
	return [
		...head,
		{ link: { rel: "canonical", href: address(locale) } },
		...locales.map((language) => ({
			link: { rel: "alternate", hrefLang: languageTag[language], href: address(language) },
		})),
		{ link: { rel: "alternate", hrefLang: "x-default", href: address("sr") } },
		...(more.feed
			? [{ link: { rel: "alternate", type: "application/rss+xml", href: publicUrl + localePath(more.feed, locale) } }]
			: []),
		{ property: "og:type", content: more.type ?? "website" },
		{ property: "og:site_name", content: brand.name },
		{ property: "og:locale", content: locale === "sr" ? "sr_RS" : "en_GB" },
		{ property: "og:url", content: address(locale) },
		{ property: "og:title", content: fullTitle },
		{ property: "og:description", content: description },
		{ property: "og:image", content: preview },
		{ property: "og:image:width", content: "1200" },
		{ property: "og:image:height", content: "630" },
		{ name: "twitter:card", content: "summary_large_image" },
		...(more.jsonLd ?? []).map((data) => ({ jsonLd: { "@context": "https://schema.org", ...data } })),
	];
}
