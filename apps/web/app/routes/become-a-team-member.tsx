import { loadTeam } from "../features/team/team.server.ts";
import { TeamPage } from "../features/team/team-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { m } from "../paraglide/messages.js";

export const loader = ({ locale }: LoaderArgs) => loadTeam(locale);

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: m.team_title(),
		description: m.team_description(),
		name: m.team_heading(),
	});

export default function TeamRoute({ loaderData }: PageProps<typeof loader>) {
	return <TeamPage data={loaderData} />;
}
