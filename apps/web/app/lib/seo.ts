import { brand } from "@kvart/contract/brand";
import { type Locale, locales } from "@kvart/contract/locale";
import { openGraphUrl } from "@kvart/media/urls";
import type { MetaDescriptor } from "react-router";
import { barePath, languageTag, localeOf, localePath } from "../i18n/locale.ts";

export interface PageSeo {
	/** Without the chain's name, which is put behind it. */
	title: string;
	description: string;
	/** The page's link preview: `home`, a key of the media package's og-pages, `club-…`, `blog-…`, `event-…`. */
	preview?: string;
	type?: "website" | "article";
	keywords?: string;
	/** Bare path of an RSS feed that tells the same. */
	feed?: string;
	/** Not for search engines. */
	hidden?: boolean;
	/** Structured data: schema.org objects without their `@context`. */
	jsonLd?: Record<string, unknown>[];
}

interface MetaArguments {
	location: { pathname: string };
	matches: ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>;
}

/** The site's public address as the root loader gave it. */
export function publicUrlOf({ matches }: Pick<MetaArguments, "matches">): string {
	const root = matches.find((match) => match?.id === "root")?.loaderData as { publicUrl?: string } | undefined;
	return root?.publicUrl ?? "";
}

/** Everything that search engines and link previews read of a page. */
export function seo(page: MetaArguments, { title, description, ...more }: PageSeo): MetaDescriptor[] {
	const locale = localeOf(page.location.pathname);
	const path = barePath(page.location.pathname);
	const address = (language: Locale) => publicUrlOf(page) + localePath(path, language);
	const fullTitle = title.includes(brand.name) ? title : `${title} | ${brand.name}`;
	const preview = publicUrlOf(page) + openGraphUrl(more.preview ?? "home", locale);
	const head: MetaDescriptor[] = [{ title: fullTitle }, { name: "description", content: description }];
	if (more.keywords) head.push({ name: "keywords", content: more.keywords });
	if (more.hidden) return [...head, { name: "robots", content: "noindex" }];
	return [
		...head,
		{ tagName: "link", rel: "canonical", href: address(locale) },
		...locales.map((language) => ({
			tagName: "link" as const,
			rel: "alternate",
			hrefLang: languageTag[language],
			href: address(language),
		})),
		{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: address("sr") },
		...(more.feed
			? [
					{
						tagName: "link",
						rel: "alternate",
						type: "application/rss+xml",
						href: publicUrlOf(page) + localePath(more.feed, locale),
					},
				]
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
		...(more.jsonLd ?? []).map((data) => ({ "script:ld+json": { "@context": "https://schema.org", ...data } })),
	] as MetaDescriptor[];
}
