import { loadTerms } from "../features/reading/terms.server.ts";
import { TermsPage } from "../features/reading/terms-page.tsx";
import { localeOf } from "../i18n/locale.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/terms-and-conditions";

export function loader({ context, url }: Route.LoaderArgs) {
	return loadTerms(context.get(siteContext).api, localeOf(url.pathname));
}

export const meta: Route.MetaFunction = (page) =>
	pageMeta(page, {
		title: page.loaderData?.words.title ?? "",
		description: page.loaderData?.words.description ?? "",
		name: page.loaderData?.words.heading ?? "",
		preview: "terms",
	});

export default function TermsRoute({ loaderData }: Route.ComponentProps) {
	return <TermsPage data={loaderData} />;
}
