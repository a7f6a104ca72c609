import { inLocale } from "@kvart/contract/locale";
import type { NearbyPeriod } from "@kvart/contract/schedule";
import { formatTime } from "@kvart/contract/time";
import { ArrowRight } from "lucide";
import { useCallback } from "react";
import { useLocale, useLocalePath } from "../../i18n/use-locale.ts";
import { api } from "../../lib/api.ts";
import type { Slot } from "../../lib/slot.ts";
import { useLive } from "../../lib/use-live.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { Loading, Skeleton } from "../../ui/skeleton/skeleton.tsx";
import type { BookingTexts } from "./booking.server.ts";
import styles from "./booking-sheet.module.css";

/** The same training in other clubs today, shown when this one is full. */
export function Nearby({ slot: { id }, open, texts }: { slot: Slot; open: boolean; texts: BookingTexts }) {
	const load = useCallback(
		async (signal: AbortSignal): Promise<NearbyPeriod[]> =>
			open ? api.listNearby({ params: { id } }, { signal }) : [],
		[id, open],
	);
	const { data, problem } = useLive(load);
	return (
		<section aria-labelledby="nearby" className={styles.nearby}>
			<h3 id="nearby" className={styles.title}>
				{texts.nearby}
			</h3>
			{data === undefined && problem === null && (
				<Loading>
					<Skeleton shape="text" lines={3} />
				</Loading>
			)}
			{problem !== null && <p>{texts.nearbyFailed}</p>}
			{data?.length === 0 && <p>{texts.nearbyNone}</p>}
			{data && data.length > 0 && (
				<ul className={styles.list}>
					{data.map((period) => (
						<li key={period.id}>
							<NearbyLink period={period} />
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

function NearbyLink({ period }: { period: NearbyPeriod }) {
	const locale = useLocale();
	const localePath = useLocalePath();
	const { gym, room } = period;
	const kilometres = (period.distance / 1000).toLocaleString(locale === "sr" ? "sr-Latn-RS" : "en-GB", {
		maximumFractionDigits: 1,
	});
	return (
		<Link to={localePath(`/training-schedule/${gym.id}?room=${room.id}&book=${period.id}`)} className={styles.link}>
			<time className={styles.time}>{formatTime(period.time)}</time>
			<span>
				<b>{gym.name}</b>, {inLocale(locale, room.name, room.name_eng)}
				<span className={styles.facts}>
					{kilometres} km · {m.booking_places_left({ count: period.free_places })}
				</span>
			</span>
			<Icon glyph={ArrowRight} />
		</Link>
	);
}
