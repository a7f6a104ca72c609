import { loadPadel, padelCentre } from "../features/padel/padel.server.ts";
import { PadelPage } from "../features/padel/padel-page.tsx";
import { localeOf } from "../i18n/locale.ts";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { m } from "../paraglide/messages.js";

export const loader = ({ site, locale }: LoaderArgs) => loadPadel(site.api, locale);

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: m.padel_title(),
		description: m.padel_description(),
		name: m.padel_word(),
		jsonLd: [padelCentre(page.publicUrl, localeOf(page.pathname), page.loaderData)],
	});

export default function PadelRoute({ loaderData }: PageProps<typeof loader>) {
	return <PadelPage data={loaderData} />;
}
