import { loadGymServices } from "../features/services/services.server.ts";
import { ServicesPage } from "../features/services/services-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";

export function loader({ locale }: LoaderArgs) {
	return loadGymServices(locale);
}

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: page.loaderData.words.title,
		description: page.loaderData.words.description,
		name: page.loaderData.words.word,
	});

export default function GymServicesRoute({ loaderData }: PageProps<typeof loader>) {
	return <ServicesPage data={loaderData} />;
}
