import { loadPadel } from "../features/padel/padel.server.ts";
import { padelCentre } from "../features/padel/padel-json-ld.ts";
import { PadelPage } from "../features/padel/padel-page.tsx";
import { localeOf } from "../i18n/locale.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { publicUrlOf } from "../lib/seo.ts";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/padel";

export function loader({ context, url }: Route.LoaderArgs) {
	return loadPadel(context.get(siteContext).api, localeOf(url.pathname));
}

export const meta: Route.MetaFunction = (page) => {
	const { loaderData } = page;
	return pageMeta(page, {
		title: loaderData?.words.title ?? "",
		description: loaderData?.words.description ?? "",
		name: loaderData?.words.word ?? "",
		preview: "padel",
		jsonLd: loaderData ? [padelCentre(publicUrlOf(page), localeOf(page.location.pathname), loaderData)] : [],
	});
};

export default function PadelRoute({ loaderData }: Route.ComponentProps) {
	return <PadelPage data={loaderData} />;
}
