import { loadFaq } from "../features/reading/faq.server.ts";
import { FaqPage } from "../features/reading/faq-page.tsx";
import { faqPage } from "../lib/json-ld-lists.ts";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";

export function loader({ site, locale }: LoaderArgs) {
	return loadFaq(site.api, locale);
}

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: page.loaderData.words.title,
		description: page.loaderData.words.description,
		name: page.loaderData.words.heading,
		jsonLd: [faqPage(page.loaderData.topics.flatMap(({ questions }) => questions) ?? [])],
	});

export default function FaqRoute({ loaderData }: PageProps<typeof loader>) {
	return <FaqPage data={loaderData} />;
}
