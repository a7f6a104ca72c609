import { confirmBooking as action, loadConfirmation as loader } from "../features/booking/confirmation.server.ts";
import { ConfirmationPage } from "../features/booking/confirmation-page.tsx";
import type { MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";

export { action, loader };

/** The address has a secret: the page is never cached. */
export const headers = { "cache-control": "no-store" };

export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, { title: page.loaderData.title, description: page.loaderData.description, hidden: true });

export default function ConfirmBookingRoute({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
	return <ConfirmationPage data={loaderData} answer={actionData} />;
}
