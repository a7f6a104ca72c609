import { loadOtherServices } from "../features/services/services.server.ts";
import { ServicesPage } from "../features/services/services-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { m } from "../paraglide/messages.js";

export const loader = ({ site, locale }: LoaderArgs) => loadOtherServices(site.api, locale);

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: m.services_other_title(),
		description: m.services_other_description(),
		name: m.services_other_word(),
	});

export default function OtherServicesRoute({ loaderData }: PageProps<typeof loader>) {
	return <ServicesPage data={loaderData} />;
}
