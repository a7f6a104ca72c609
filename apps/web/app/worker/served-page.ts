import { locales } from "@kvart/contract/locale";
import { barePath, localePath } from "../i18n/locale.ts";

// The worker's changes to the HTML of a page before it serves it without a connection. The places are made by
// `ui/last-seen` and the offline page.

/** Styles and scripts know such a page by this attribute of `<html>`. */
const mark = 'data-stored=""';
const seenPlace = ' data-seen=""></b>';
const linksPlace = ' data-cached-pages=""></ul>';

export interface CachedLink {
	path: string;
	/** As in the HTML of its page, so it is escaped. */
	title: string;
}

/** The day as well, unless it is today. In the zone of the device, as its clock. */
export function formatSeen(seen: Date, now: Date): string {
	const time = `${seen.getHours()}:${String(seen.getMinutes()).padStart(2, "0")}`;
	return seen.toDateString() === now.toDateString() ? time : `${time}, ${seen.getDate()}.${seen.getMonth() + 1}.`;
}

export function titleOf(html: string): string {
	return /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ \| [^|]*$/, "") ?? "";
}

export function asLastSeen(html: string, seen: string): string {
	return html.replace("<html ", `<html ${mark} `).replaceAll(seenPlace, () => ` data-seen="">${seen}</b>`);
}

/** Its language switch leads to the wanted page. */
export function asOfflinePage(html: string, wanted: string, links: readonly CachedLink[]): string {
	const items = links.map(({ path, title }) => `<li><a href="${path.replaceAll("&", "&amp;")}">${title}</a></li>`);
	let page = html.replace("<html ", `<html ${mark} `);
	for (const locale of locales) {
		const target = `href="${localePath(barePath(wanted), locale)}"`;
		page = page.replaceAll(`href="${localePath("/offline", locale)}"`, () => target);
	}
	return page.replace(linksPlace, () => ` data-cached-pages="">${items.join("")}</ul>`);
}
