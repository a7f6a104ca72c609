import { loadOwnOrder as loader, orderTexts } from "../features/memberships/order.server.ts";
import { OwnOrderPage } from "../features/memberships/ordered-page.tsx";
import type { MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";

export { loader };

export const meta = (page: MetaArgs<typeof loader>) => seo(page, { ...orderTexts(), hidden: true });

export default function OwnOrderRoute({ loaderData }: PageProps<typeof loader>) {
	return <OwnOrderPage {...loaderData} />;
}
