import { Outlet } from "react-router";
import { SearchEntry } from "../features/search/search-entry.tsx";
import { loadShell } from "../features/shell/shell.server.ts";
import { Shell } from "../features/shell/shell.tsx";
import { localeOf } from "../i18n/locale.ts";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/shell";

export function loader({ context, url }: Route.LoaderArgs) {
	return loadShell(context.get(siteContext).api, localeOf(url.pathname));
}

/** The layout around all pages but those that ask for none. */
export default function ShellRoute({ loaderData }: Route.ComponentProps) {
	return (
		<Shell data={loaderData} search={<SearchEntry />}>
			<Outlet />
		</Shell>
	);
}
