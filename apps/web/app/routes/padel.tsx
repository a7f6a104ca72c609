import { loadPadel } from "../features/padel/padel.server.ts";
import { padelCentre } from "../features/padel/padel-json-ld.ts";
import { PadelPage } from "../features/padel/padel-page.tsx";
import { localeOf } from "../i18n/locale.ts";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";

export function loader({ site, locale }: LoaderArgs) {
	return loadPadel(site.api, locale);
}

export const meta = (page: MetaArgs<typeof loader>) => {
	const { loaderData } = page;
	return pageMeta(page, {
		title: loaderData.words.title,
		description: loaderData.words.description,
		name: loaderData.words.word,
		jsonLd: [padelCentre(page.publicUrl, localeOf(page.pathname), loaderData)],
	});
};

export default function PadelRoute({ loaderData }: PageProps<typeof loader>) {
	return <PadelPage data={loaderData} />;
}
