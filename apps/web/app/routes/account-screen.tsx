import { MemberArea } from "../features/account/member-area.tsx";
import { OwnBookings } from "../features/booking/own-bookings.tsx";
import favouriteStyles from "../features/favourites/own-favourites.module.css";
import membershipStyles from "../features/memberships/own-memberships.module.css";
import { Reminders } from "../features/reminders/reminders.tsx";
import type { Providers } from "../lib/providers.ts";
import { LazyPart } from "../ui/request/lazy-part.tsx";

const loadFavourites = async () => (await import("../features/favourites/own-favourites.tsx")).OwnFavourites;

const loadMemberships = async () => (await import("../features/memberships/own-memberships.tsx")).OwnMemberships;

interface AccountScreenProps {
	providers: Providers | null;
}

export function AccountScreen({ providers }: AccountScreenProps) {
	return (
		<MemberArea
			providers={providers}
			bookings={<OwnBookings />}
			membership={
				// The page brings the styles of a part whose script loads later.
				<div className={membershipStyles.memberships}>
					<LazyPart load={loadMemberships} props={{}} />
				</div>
			}
			favourites={
				<div className={favouriteStyles.favourites}>
					<LazyPart load={loadFavourites} props={{}} />
				</div>
			}
			reminders={Reminders}
		/>
	);
}
