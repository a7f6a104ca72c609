import type { AccountWords } from "../features/account/account.server.ts";
import { MemberArea } from "../features/account/member-area.tsx";
import { OwnBookings } from "../features/booking/own-bookings.tsx";

/** What is the member's own; the places in trainings are a feature of their own. */
export function AccountScreen({ words }: { words: AccountWords }) {
	return <MemberArea words={words} bookings={<OwnBookings />} />;
}
