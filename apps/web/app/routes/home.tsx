import { loadHome } from "../features/home/home.server.ts";
import { Home } from "../features/home/home.tsx";
import { organization, website } from "../lib/json-ld.ts";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";

export async function loader({ site, locale }: LoaderArgs) {
	const { api, publicUrl } = site;
	return { ...(await loadHome(api, locale)), jsonLd: [organization(publicUrl), website(publicUrl, locale)] };
}

export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, {
		title: page.loaderData.words.title,
		description: page.loaderData.words.description,
		// Made by the loader: the script would otherwise carry the whole module of facts, and the contract's validation.
		jsonLd: page.loaderData.jsonLd,
	});

export default function HomePage({ loaderData }: PageProps<typeof loader>) {
	return <Home data={loaderData} />;
}
