import { loadCoaches } from "../features/coaches/coaches.server.ts";
import { CoachesPage } from "../features/coaches/coaches-page.tsx";
import { type LoaderArgs, type MetaArgs, type PageProps, sheetStatus, withStatus } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { m } from "../paraglide/messages.js";

export async function loader({ site, url, locale }: LoaderArgs) {
	const wanted = url.searchParams.get("coach");
	const page = await loadCoaches(site.api, locale, wanted);
	return withStatus(page, sheetStatus(page.coaches, wanted));
}

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: m.coaches_title(),
		description: m.coaches_description(),
		name: m.coaches_heading(),
	});

export default function CoachesRoute({ loaderData }: PageProps<typeof loader>) {
	return <CoachesPage data={loaderData} />;
}
