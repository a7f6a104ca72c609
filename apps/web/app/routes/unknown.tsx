import { data } from "react-router";
import { loadHome } from "../features/home/home.server.ts";
import { Home } from "../features/home/home.tsx";
import { UnknownNotice } from "../features/special/unknown-notice.tsx";
import { localeOf } from "../i18n/locale.ts";
import { seo } from "../lib/seo.ts";
import { siteContext } from "../lib/site-context.server.ts";
import { m } from "../paraglide/messages.js";
import type { Route } from "./+types/unknown";

/** An address that leads nowhere shows the home page and says so: both sentences of the spec hold. */
export async function loader({ context, url }: Route.LoaderArgs) {
	return data(await loadHome(context.get(siteContext).api, localeOf(url.pathname)), { status: 404 });
}

export const meta: Route.MetaFunction = (page) =>
	seo(page, { title: m.special_unknown_title(), description: m.special_unknown_text(), hidden: true });

export default function UnknownPage({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<UnknownNotice />
			<Home data={loaderData} />
		</>
	);
}
