import { loadTrainings } from "../features/trainings/trainings.server.ts";
import { TrainingsPage } from "../features/trainings/trainings-page.tsx";
import { barePath } from "../i18n/locale.ts";
import { type LoaderArgs, type MetaArgs, type PageProps, sheetStatus, withStatus } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";

export async function loader({ site, url, locale }: LoaderArgs) {
	const programme = barePath(url.pathname) === "/les-mills-trainings" ? "lesmills" : "freestyle";
	const wanted = url.searchParams.get("training");
	const page = await loadTrainings(site.api, locale, programme, wanted);
	return withStatus(page, sheetStatus(page.trainings, wanted));
}

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: page.loaderData.title,
		description: page.loaderData.description,
		name: page.loaderData.heading,
	});

export default function TrainingsRoute({ loaderData }: PageProps<typeof loader>) {
	return <TrainingsPage data={loaderData} />;
}
