import { brand } from "@kvart/contract/brand";
import { loadHome } from "../features/home/home.server.ts";
import { Home } from "../features/home/home.tsx";
import { localeOf } from "../i18n/locale.ts";
import { organization, website } from "../lib/json-ld.ts";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";
import { m } from "../paraglide/messages.js";

export const loader = ({ site, locale }: LoaderArgs) => loadHome(site.api, locale);

export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, {
		title: m.home_title({ name: brand.name }),
		description: m.home_description(),
		jsonLd: [organization(page.publicUrl), website(page.publicUrl, localeOf(page.pathname))],
	});

export default function HomePage({ loaderData }: PageProps<typeof loader>) {
	return <Home data={loaderData} />;
}
