import { lazy, Suspense } from "react";
import { loadAccount } from "../features/account/account.server.ts";
import { AccountPage } from "../features/account/account-page.tsx";
import { localeOf } from "../i18n/locale.ts";
import { seo } from "../lib/seo.ts";
import type { Route } from "./+types/account";

// Only in a member's browser: it brings the API's client along.
const OwnBookings = lazy(async () => ({ default: (await import("../features/booking/own-bookings.tsx")).OwnBookings }));

export function loader({ url }: Route.LoaderArgs) {
	return loadAccount(localeOf(url.pathname));
}

export const meta: Route.MetaFunction = (page) =>
	seo(page, {
		title: page.loaderData?.title ?? "",
		description: page.loaderData?.description ?? "",
		hidden: true,
	});

export default function AccountRoute({ loaderData }: Route.ComponentProps) {
	return (
		<AccountPage
			data={loaderData}
			bookings={
				<Suspense fallback={null}>
					<OwnBookings />
				</Suspense>
			}
		/>
	);
}
