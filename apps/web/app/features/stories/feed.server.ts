import { brand } from "@kvart/contract/brand";
import type { Client } from "@kvart/contract/client";
import { previewOf } from "@kvart/contract/content";
import type { Locale } from "@kvart/contract/locale";
import { localePath } from "../../i18n/locale.ts";
import { m } from "../../paraglide/messages.js";
import { postStory, type Story } from "./stories.server.ts";

export const feedPath = "/blog/feed.xml";

const latest = 30;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

function escapeXml(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** With full addresses, because readers show it elsewhere. */
function contentOf({ html, photoUrl }: Story, publicUrl: string): string {
	const absolute = html.replace(/(href|src)="\//g, `$1="${publicUrl}/`);
	const whole = `<p><img src="${publicUrl}${escapeXml(photoUrl)}" alt=""></p>${absolute}`;
	return `<![CDATA[${whole.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}

function itemOf(story: Story, publicUrl: string, locale: Locale): string {
	const url = publicUrl + localePath(story.path, locale);
	return `<item>
<title>${escapeXml(story.title)}</title>
<link>${url}</link>
<guid isPermaLink="true">${url}</guid>
<pubDate>${new Date(story.created).toUTCString()}</pubDate>
<description>${escapeXml(previewOf(story.html))}</description>
<content:encoded>${contentOf(story, publicUrl)}</content:encoded>
</item>`;
}

/** The blog as RSS 2.0 in one language, newest post first. */
export async function blogFeed(api: Client, locale: Locale, publicUrl: string): Promise<string> {
	const posts = (await api.listBlogPosts()).slice(0, latest).map((post) => postStory(post, locale));
	const [newest] = posts;
	return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${escapeXml(`${brand.name} ${m.stories_blog()}`)}</title>
<link>${publicUrl}${localePath("/blog", locale)}</link>
<atom:link href="${publicUrl}${localePath(feedPath, locale)}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(m.stories_blog_description())}</description>
<language>${locale}</language>
${newest ? `<lastBuildDate>${new Date(newest.created).toUTCString()}</lastBuildDate>\n` : ""}${posts.map((post) => itemOf(post, publicUrl, locale)).join("\n")}
</channel>
</rss>
`;
}
