import { cancelWithLink as action, loadCancelLink as loader } from "../features/reminders/cancel-link.server.ts";
import { CancelLinkPage } from "../features/reminders/cancel-link-page.tsx";
import type { MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";

export { action, loader };

/** The address has a secret: the page is never cached. */
export const headers = { "cache-control": "no-store" };

export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, { title: page.loaderData.title, description: page.loaderData.description, hidden: true });

export default function CancelBookingRoute({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
	return <CancelLinkPage data={loaderData} answer={actionData} />;
}
