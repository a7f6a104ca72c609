import { loadPrivacy } from "../features/faq-terms/privacy.server.ts";
import { PrivacyPage } from "../features/faq-terms/privacy-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { m } from "../paraglide/messages.js";

export const loader = async ({ site, locale }: LoaderArgs) => loadPrivacy(site, locale);

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: m.faq_terms_privacy_title(),
		description: m.faq_terms_privacy_description(),
		name: m.faq_terms_privacy_title(),
	});

export default function PrivacyRoute({ loaderData }: PageProps<typeof loader>) {
	return <PrivacyPage data={loaderData} />;
}
