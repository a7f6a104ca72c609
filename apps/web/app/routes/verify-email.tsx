import { loadVerify, verify } from "../features/entrance/verify.server.ts";
import { VerifyPage } from "../features/entrance/verify-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";

export function loader({ locale }: LoaderArgs) {
	return loadVerify(locale);
}

export async function action({ site, url }: LoaderArgs) {
	return { outcome: await verify(site.api, url.searchParams.get("token")) };
}

/** Its address carries a secret: no copy of the page is kept anywhere. */
export const headers = { "cache-control": "no-store" };

export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, {
		title: page.loaderData.title,
		description: page.loaderData.description,
		hidden: true,
	});

export default function VerifyRoute({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
	return <VerifyPage data={loaderData} outcome={actionData?.outcome} />;
}
