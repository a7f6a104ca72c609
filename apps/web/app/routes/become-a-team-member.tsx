import { loadTeam } from "../features/team/team.server.ts";
import { TeamPage } from "../features/team/team-page.tsx";
import { localeOf } from "../i18n/locale.ts";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/become-a-team-member";

export function loader({ url }: Route.LoaderArgs) {
	return loadTeam(localeOf(url.pathname));
}

export const meta: Route.MetaFunction = (page) =>
	pageMeta(page, {
		title: page.loaderData?.words.title ?? "",
		description: page.loaderData?.words.description ?? "",
		name: page.loaderData?.words.heading ?? "",
		preview: "become-a-team-member",
	});

export default function TeamRoute({ loaderData }: Route.ComponentProps) {
	return <TeamPage data={loaderData} />;
}
