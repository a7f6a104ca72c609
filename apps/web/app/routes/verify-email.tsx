import { loadVerify, verify } from "../features/auth/verify.server.ts";
import { VerifyPage } from "../features/auth/verify-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";

export function loader(args: LoaderArgs) {
	return loadVerify(args);
}

export function action(args: LoaderArgs) {
	return verify(args);
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
	return <VerifyPage data={loaderData} answer={actionData} />;
}
