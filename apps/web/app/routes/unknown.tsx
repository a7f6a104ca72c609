import { loadHome } from "../features/home/home.server.ts";
import { Home } from "../features/home/home.tsx";
import { UnknownNotice } from "../features/system-pages/system-pages.tsx";
import { type LoaderArgs, type MetaArgs, type PageProps, withStatus } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";
import { m } from "../paraglide/messages.js";

/** The spec wants a 404 and the home page for unknown addresses. */
export async function loader({ site, locale }: LoaderArgs) {
	return withStatus(await loadHome(site.api, locale), 404);
}

export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, { title: m.system_pages_unknown_title(), description: m.system_pages_unknown_text(), hidden: true });

export default function UnknownPage({ loaderData }: PageProps<typeof loader>) {
	return (
		<>
			<UnknownNotice />
			<Home data={loaderData} />
		</>
	);
}
