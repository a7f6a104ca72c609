import { loadReset } from "../features/entrance/recovery.server.ts";
import { ResetPage } from "../features/entrance/reset-page.tsx";
import { AppRoot } from "../lib/app-root.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";

export function loader({ locale }: LoaderArgs) {
	return loadReset(locale);
}

/** Its address carries a secret: no copy of the page is kept anywhere. */
export const headers = { "cache-control": "no-store" };

export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, {
		title: page.loaderData.title,
		description: page.loaderData.description,
		hidden: true,
	});

export default function ResetRoute({ loaderData }: PageProps<typeof loader>) {
	return <AppRoot name="reset-password" app={ResetPage} props={{ data: loaderData }} />;
}
