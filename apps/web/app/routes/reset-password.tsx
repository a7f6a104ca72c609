import { loadReset, saveNewPassword } from "../features/auth/recovery.server.ts";
import { ResetPage } from "../features/auth/reset-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";

export function loader(args: LoaderArgs) {
	return loadReset(args);
}

export function action(args: LoaderArgs) {
	return saveNewPassword(args);
}

/** Its address carries a secret: no copy of the page is kept anywhere. */
export const headers = { "cache-control": "no-store" };

export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, {
		title: page.loaderData.title,
		description: page.loaderData.description,
		hidden: true,
	});

export default function ResetRoute({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
	return <ResetPage data={loaderData} answer={actionData} />;
}
