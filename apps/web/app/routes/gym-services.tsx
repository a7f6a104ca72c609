import { loadGymServices } from "../features/services/services.server.ts";
import { ServicesPage } from "../features/services/services-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { m } from "../paraglide/messages.js";

export const loader = ({ locale }: LoaderArgs) => loadGymServices(locale);

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: m.services_gym_title(),
		description: m.services_gym_description(),
		name: m.services_gym_word(),
	});

export default function GymServicesRoute({ loaderData }: PageProps<typeof loader>) {
	return <ServicesPage data={loaderData} />;
}
