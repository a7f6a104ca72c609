import { loadOtherServices } from "../features/services/services.server.ts";
import { ServicesPage } from "../features/services/services-page.tsx";
import { localeOf } from "../i18n/locale.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/other-services";

export function loader({ context, url }: Route.LoaderArgs) {
	return loadOtherServices(context.get(siteContext).api, localeOf(url.pathname));
}

export const meta: Route.MetaFunction = (page) =>
	pageMeta(page, {
		title: page.loaderData?.words.title ?? "",
		description: page.loaderData?.words.description ?? "",
		name: page.loaderData?.words.word ?? "",
		preview: "other-services",
	});

export default function OtherServicesRoute({ loaderData }: Route.ComponentProps) {
	return <ServicesPage data={loaderData} />;
}
