import { locales } from "@kvart/contract/locale";
import type { SitemapEntry } from "@kvart/contract/page";
import { pages } from "@kvart/contract/pages";
import { languageTag, localePath } from "../i18n/locale.ts";
import { type LoaderArgs, PlainAnswer } from "../lib/page.ts";

function entries(publicUrl: string, { path, changed }: SitemapEntry): string {
	const address = (locale: (typeof locales)[number]) => publicUrl + localePath(path, locale);
	const alternates = locales.map(
		(locale) => `<xhtml:link rel="alternate" hreflang="${languageTag[locale]}" href="${address(locale)}"/>`,
	);
	const date = changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : "";
	return locales.map((locale) => `<url><loc>${address(locale)}</loc>${date}${alternates.join("")}</url>`).join("\n");
}

export async function loader({ site }: LoaderArgs) {
	const { api, publicUrl } = site;
	const listed = await Promise.all(
		pages.map(async ({ path, sitemap }) => (sitemap === undefined ? [{ path }] : sitemap ? sitemap(api) : [])),
	);
	const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${listed
	.flat()
	.map((entry) => entries(publicUrl, entry))
	.join("\n")}
</urlset>
`;
	return new PlainAnswer({
		body,
		headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
	});
}
