import { loadVerify, verify } from "../features/entrance/verify.server.ts";
import { VerifyPage } from "../features/entrance/verify-page.tsx";
import { localeOf } from "../i18n/locale.ts";
import { seo } from "../lib/seo.ts";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/verify-email";

export function loader({ url }: Route.LoaderArgs) {
	return loadVerify(localeOf(url.pathname));
}

export async function action({ context, url }: Route.ActionArgs) {
	return { outcome: await verify(context.get(siteContext).api, url.searchParams.get("token")) };
}

/** Its address carries a secret: no copy of the page is kept anywhere. */
export const headers: Route.HeadersFunction = () => ({ "cache-control": "no-store" });

export const meta: Route.MetaFunction = (page) =>
	seo(page, {
		title: page.loaderData?.title ?? "",
		description: page.loaderData?.description ?? "",
		hidden: true,
	});

export default function VerifyRoute({ loaderData, actionData }: Route.ComponentProps) {
	return <VerifyPage data={loaderData} outcome={actionData?.outcome} />;
}
