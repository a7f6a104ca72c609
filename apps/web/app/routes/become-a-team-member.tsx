import { loadTeam } from "../features/team/team.server.ts";
import { TeamPage } from "../features/team/team-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";

export function loader({ locale }: LoaderArgs) {
	return loadTeam(locale);
}

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: page.loaderData.words.title,
		description: page.loaderData.words.description,
		name: page.loaderData.words.heading,
	});

export default function TeamRoute({ loaderData }: PageProps<typeof loader>) {
	return <TeamPage data={loaderData} />;
}
