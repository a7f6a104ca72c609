import { loadReset } from "../features/entrance/recovery.server.ts";
import { ResetPage } from "../features/entrance/reset-page.tsx";
import { localeOf } from "../i18n/locale.ts";
import { seo } from "../lib/seo.ts";
import type { Route } from "./+types/reset-password";

export function loader({ url }: Route.LoaderArgs) {
	return loadReset(localeOf(url.pathname));
}

/** Its address carries a secret: no copy of the page is kept anywhere. */
export const headers: Route.HeadersFunction = () => ({ "cache-control": "no-store" });

export const meta: Route.MetaFunction = (page) =>
	seo(page, {
		title: page.loaderData?.title ?? "",
		description: page.loaderData?.description ?? "",
		hidden: true,
	});

export default function ResetRoute({ loaderData }: Route.ComponentProps) {
	return <ResetPage data={loaderData} />;
}
