import type { ReactNode } from "react";
import { SearchEntry } from "../features/search/search-dialog.tsx";
import { loadShell } from "../features/shell/shell.server.ts";
import { Shell } from "../features/shell/shell.tsx";
import type { LoaderArgs, LoaderData } from "../lib/page.ts";

export function loader({ site, locale }: LoaderArgs) {
	return loadShell(site.api, locale, site.chatWidgetUrl !== null);
}

/** Around all pages that are not bare. */
export default function ShellRoute({
	loaderData,
	children,
}: {
	loaderData: LoaderData<typeof loader>;
	children: ReactNode;
}) {
	return (
		<Shell data={loaderData} search={<SearchEntry />}>
			{children}
		</Shell>
	);
}
