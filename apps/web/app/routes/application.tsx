import { loadAppDownload } from "../features/app-download/app-download.server.ts";
import { AppDownloadPage } from "../features/app-download/app-download-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { m } from "../paraglide/messages.js";

export const loader = ({ site, locale }: LoaderArgs) => loadAppDownload(site.api, locale, site.apiUrl);

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: m.app_download_title(),
		description: m.app_download_description(),
		name: m.app_download_heading(),
	});

export default function AppDownloadRoute({ loaderData }: PageProps<typeof loader>) {
	return <AppDownloadPage data={loaderData} />;
}
