import { loadGymServices } from "../features/services/services.server.ts";
import { ServicesPage } from "../features/services/services-page.tsx";
import { localeOf } from "../i18n/locale.ts";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/gym-services";

export function loader({ url }: Route.LoaderArgs) {
	return loadGymServices(localeOf(url.pathname));
}

export const meta: Route.MetaFunction = (page) =>
	pageMeta(page, {
		title: page.loaderData?.words.title ?? "",
		description: page.loaderData?.words.description ?? "",
		name: page.loaderData?.words.word ?? "",
		preview: "gym-services",
	});

export default function GymServicesRoute({ loaderData }: Route.ComponentProps) {
	return <ServicesPage data={loaderData} />;
}
