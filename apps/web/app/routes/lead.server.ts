import type { Client } from "@kvart/contract/client";
import type { Locale } from "@kvart/contract/locale";
import type { SiteContext } from "@kvart/contract/site";
import { loadLeadForm } from "../features/enquiry/enquiry.server.ts";
import { gymParam, type LandingBase } from "../features/landing/landing-data.ts";
import { barePath, localeOf } from "../i18n/locale.ts";
import { faqPage } from "../lib/json-ld-lists.ts";

/** A landing page's own content, the form it ends in, and its questions for search engines. */
export async function loadLead<P extends LandingBase>(
	loadPage: (api: Client, locale: Locale) => Promise<P>,
	{ pathname, searchParams }: URL,
	{ api }: SiteContext,
) {
	const [page, form] = await Promise.all([
		loadPage(api, localeOf(pathname)),
		loadLeadForm(api, barePath(pathname), searchParams.get(gymParam)),
	]);
	return { page, form, jsonLd: [faqPage(page.questions)] };
}
