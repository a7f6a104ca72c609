import type { Client } from "@kvart/contract/client";
import type { Locale } from "@kvart/contract/locale";
import type { SiteContext } from "@kvart/contract/site";
import { loadForm } from "../features/enquiry/enquiry.server.ts";
import { gymParam, type LandingData, planParam } from "../features/landing/landing.server.ts";
import { barePath, localeOf } from "../i18n/locale.ts";
import { faqPage } from "../lib/json-ld-lists.ts";

/** Content and form of a landing page, and its questions for search engines. */
export async function loadLead<P extends Pick<LandingData, "title" | "description" | "heading" | "questions">>(
	loadPage: (api: Client, locale: Locale) => Promise<P>,
	{ pathname, searchParams }: URL,
	{ api }: SiteContext,
) {
	const plan = searchParams.get(planParam);
	const [page, form] = await Promise.all([
		loadPage(api, localeOf(pathname)),
		loadForm("lending_page", api, localeOf(pathname), {
			path: `${barePath(pathname)}${plan ? `?${planParam}=${encodeURIComponent(plan)}` : ""}#form`,
			chosen: { gym_location: searchParams.get(gymParam), plan },
		}),
	]);
	return { page, form, jsonLd: [faqPage(page.questions)] };
}
