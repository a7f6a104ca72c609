import { loadTerms } from "../features/reading/terms.server.ts";
import { TermsPage } from "../features/reading/terms-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";

export function loader({ site, locale }: LoaderArgs) {
	return loadTerms(site.api, locale);
}

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: page.loaderData.words.title,
		description: page.loaderData.words.description,
		name: page.loaderData.words.heading,
	});

export default function TermsRoute({ loaderData }: PageProps<typeof loader>) {
	return <TermsPage data={loaderData} />;
}
