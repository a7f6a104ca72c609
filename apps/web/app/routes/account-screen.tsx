import type { AccountTexts } from "../features/account/account.server.ts";
import { MemberArea } from "../features/account/member-area.tsx";
import { OwnBookings } from "../features/booking/own-bookings.tsx";
import { Reminders } from "../features/reminders/reminders.tsx";
import type { Providers } from "../lib/providers.ts";

interface AccountScreenProps {
	texts: AccountTexts;
	providers: Providers | null;
}

export function AccountScreen({ texts, providers }: AccountScreenProps) {
	return <MemberArea texts={texts} providers={providers} bookings={<OwnBookings />} reminders={Reminders} />;
}
