import type { AccountTexts } from "../features/account/account.server.ts";
import { MemberArea } from "../features/account/member-area.tsx";
import { OwnBookings } from "../features/booking/own-bookings.tsx";

export function AccountScreen({ texts }: { texts: AccountTexts }) {
	return <MemberArea texts={texts} bookings={<OwnBookings />} />;
}
