import { FaqPage } from "../features/faq-terms/faq-page.tsx";
import { loadFaq } from "../features/faq-terms/faq-terms.server.ts";
import { faqPage } from "../lib/json-ld-lists.ts";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { m } from "../paraglide/messages.js";

export const loader = ({ site, locale }: LoaderArgs) => loadFaq(site.api, locale, site.chatWidgetUrl !== null);

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: m.faq_terms_faq_title(),
		description: m.faq_terms_faq_description(),
		name: m.faq_terms_faq_title(),
		jsonLd: [faqPage(page.loaderData.topics.flatMap(({ questions }) => questions))],
	});

export default function FaqRoute({ loaderData }: PageProps<typeof loader>) {
	return <FaqPage data={loaderData} />;
}
