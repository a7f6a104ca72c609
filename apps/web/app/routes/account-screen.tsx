import type { AccountData } from "../features/account/account.server.ts";
import { AccountPage } from "../features/account/account-page.tsx";
import { OwnBookings } from "../features/booking/own-bookings.tsx";

/** The member's own page; the places in trainings are a feature of their own. */
export function AccountScreen({ data }: { data: AccountData }) {
	return <AccountPage data={data} bookings={<OwnBookings />} />;
}
