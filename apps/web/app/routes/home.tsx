import { brand } from "@kvart/contract/brand";
import { loadHome } from "../features/home/home.server.ts";
import { Home } from "../features/home/home.tsx";
import { localeOf } from "../i18n/locale.ts";
import { organization, website } from "../lib/json-ld.ts";
import { seo } from "../lib/seo.ts";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/home";

export async function loader({ context, url }: Route.LoaderArgs) {
	const { api, publicUrl } = context.get(siteContext);
	const locale = localeOf(url.pathname);
	return { ...(await loadHome(api, locale)), jsonLd: [organization(publicUrl), website(publicUrl, locale)] };
}

export const meta: Route.MetaFunction = (page) =>
	seo(page, {
		title: page.loaderData?.words.title ?? brand.name,
		description: page.loaderData?.words.description ?? "",
		// Made by the loader: the script would otherwise carry the whole module of facts, and the contract's validation.
		jsonLd: page.loaderData?.jsonLd ?? [],
	});

export default function HomePage({ loaderData }: Route.ComponentProps) {
	return <Home data={loaderData} />;
}
