import { loadApplication } from "../features/application/application.server.ts";
import { ApplicationPage } from "../features/application/application-page.tsx";
import { localeOf } from "../i18n/locale.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/application";

export function loader({ context, url }: Route.LoaderArgs) {
	const { api, apiUrl } = context.get(siteContext);
	return loadApplication(api, localeOf(url.pathname), apiUrl);
}

export const meta: Route.MetaFunction = (page) =>
	pageMeta(page, {
		title: page.loaderData?.words.title ?? "",
		description: page.loaderData?.words.description ?? "",
		name: page.loaderData?.words.heading ?? "",
		preview: "application",
	});

export default function ApplicationRoute({ loaderData }: Route.ComponentProps) {
	return <ApplicationPage data={loaderData} />;
}
