import { loadFind } from "../features/find/find.server.ts";
import { FindPage } from "../features/find/find-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { m } from "../paraglide/messages.js";

export const loader = ({ site, url, locale }: LoaderArgs) => loadFind(site.api, locale, url.searchParams);

export { positionHeaders as headers } from "../lib/position-headers.ts";

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, { title: m.find_title(), description: m.find_description(), name: m.find_heading() });

export default function FindRoute({ loaderData }: PageProps<typeof loader>) {
	return <FindPage data={loaderData} />;
}
