import { plainText } from "@kvart/contract/content";
import type { Locale } from "@kvart/contract/locale";
import { languageTag, localePath } from "../../i18n/locale.ts";
import { organization } from "../../lib/json-ld.ts";
import { breadcrumbList } from "../../lib/json-ld-lists.ts";
import { m } from "../../paraglide/messages.js";
import type { Story } from "./cards.server.ts";

interface Facts {
	publicUrl: string;
	locale: Locale;
	description: string;
	/** What the trail calls the list. */
	section: string;
}

/** Events have no dates of their own in the data, so they are told as news and not as schema.org events. */
export function storyJsonLd(story: Story, { publicUrl, locale, description, section }: Facts) {
	const isPost = story.kicker === undefined;
	const url = publicUrl + localePath(story.path, locale);
	const publisher = organization(publicUrl);
	return [
		{
			"@type": isPost ? "BlogPosting" : "NewsArticle",
			"@id": `${url}#story`,
			headline: story.title,
			description,
			image: [publicUrl + story.photoUrl],
			datePublished: story.created,
			inLanguage: languageTag[locale],
			wordCount: plainText(story.html).split(" ").length,
			mainEntityOfPage: url,
			author: { "@id": publisher["@id"] },
			publisher,
		},
		breadcrumbList(publicUrl, locale, [
			[m.ui_home(), "/"],
			[section, isPost ? "/blog" : "/events"],
			[story.title, story.path],
		]),
	];
}
