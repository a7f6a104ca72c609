import { loadTerms } from "../features/faq-terms/faq-terms.server.ts";
import { TermsPage } from "../features/faq-terms/terms-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { m } from "../paraglide/messages.js";

export const loader = ({ site, locale }: LoaderArgs) => loadTerms(site.api, locale);

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: m.faq_terms_terms_title(),
		description: m.faq_terms_terms_description(),
		name: m.faq_terms_terms_title(),
	});

export default function TermsRoute({ loaderData }: PageProps<typeof loader>) {
	return <TermsPage blocks={loaderData} />;
}
