import { loadFaq } from "../features/reading/faq.server.ts";
import { FaqPage } from "../features/reading/faq-page.tsx";
import { localeOf } from "../i18n/locale.ts";
import { faqPage } from "../lib/json-ld-lists.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/faq";

export function loader({ context, url }: Route.LoaderArgs) {
	return loadFaq(context.get(siteContext).api, localeOf(url.pathname));
}

export const meta: Route.MetaFunction = (page) =>
	pageMeta(page, {
		title: page.loaderData?.words.title ?? "",
		description: page.loaderData?.words.description ?? "",
		name: page.loaderData?.words.heading ?? "",
		preview: "faq",
		jsonLd: [faqPage(page.loaderData?.topics.flatMap(({ questions }) => questions) ?? [])],
	});

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
	return <FaqPage data={loaderData} />;
}
