import { loadApplication } from "../features/application/application.server.ts";
import { ApplicationPage } from "../features/application/application-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";

export function loader({ site, locale }: LoaderArgs) {
	const { api, apiUrl } = site;
	return loadApplication(api, locale, apiUrl);
}

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: page.loaderData.words.title,
		description: page.loaderData.words.description,
		name: page.loaderData.words.heading,
	});

export default function ApplicationRoute({ loaderData }: PageProps<typeof loader>) {
	return <ApplicationPage data={loaderData} />;
}
