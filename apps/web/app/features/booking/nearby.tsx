import { inLocale, type Locale } from "@kvart/contract/locale";
import type { NearbyPeriod } from "@kvart/contract/schedule";
import { type CalendarDate, formatTime } from "@kvart/contract/time";
import { ArrowRight } from "lucide";
import { useCallback } from "react";
import { useLocale, useLocalePath } from "../../i18n/use-locale.ts";
import { api } from "../../lib/api.ts";
import { comingClass } from "../../lib/coming-class.ts";
import type { Slot } from "../../lib/slot.ts";
import { useLive } from "../../lib/use-live.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { Loading, Skeleton } from "../../ui/skeleton/skeleton.tsx";
import styles from "./booking-sheet.module.css";

interface Alternative {
	id: number;
	time: number;
	club: string;
	room: string;
	/** Kilometres, if it is near. */
	distance?: string;
	freePlaces: number;
	path: string;
}

function nearbyOne({ id, time, gym, room, distance, free_places }: NearbyPeriod, locale: Locale): Alternative {
	const kilometres = (distance / 1000).toLocaleString(locale === "sr" ? "sr-Latn-RS" : "en-GB", {
		maximumFractionDigits: 1,
	});
	return {
		id,
		time,
		club: gym.name,
		room: inLocale(locale, room.name, room.name_eng),
		distance: `${kilometres} km`,
		freePlaces: free_places,
		path: `/training-schedule/${gym.id}?room=${room.id}&book=${id}`,
	};
}

interface NearbyProps {
	slot: Slot;
	today: CalendarDate;
	open: boolean;
}

/** Shown when a training is full: today, the same one in other clubs soon; on another day, all its hours of that day. */
export function Nearby({ slot: { id, trainingDate: date, training }, today, open }: NearbyProps) {
	const locale = useLocale();
	const isToday = date === today;
	const trainingId = String(training.id);
	const load = useCallback(
		async (signal: AbortSignal): Promise<Alternative[]> => {
			if (!open) return [];
			if (isToday)
				return (await api.listNearby({ params: { id } }, { signal })).map((period) => nearbyOne(period, locale));
			const query = { date, training: trainingId, free: "1" as const };
			const { results } = await api.findPeriods({ query }, { signal });
			return results.map((period) => comingClass(period, locale));
		},
		[id, open, isToday, date, trainingId, locale],
	);
	const { data, problem } = useLive(load);
	return (
		<section aria-labelledby="nearby" className={styles.nearby}>
			<h3 id="nearby" className={styles.title}>
				{isToday ? m.booking_nearby() : m.booking_same_day()}
			</h3>
			{data === undefined && problem === null && (
				<Loading>
					<Skeleton shape="text" lines={3} />
				</Loading>
			)}
			{problem !== null && <p>{m.booking_nearby_failed()}</p>}
			{data?.length === 0 && <p>{isToday ? m.booking_nearby_none() : m.booking_same_day_none()}</p>}
			{data && data.length > 0 && (
				<ul className={styles.list}>
					{data.map((alternative) => (
						<li key={alternative.id}>
							<AlternativeLink {...alternative} />
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

function AlternativeLink({ time, club, room, distance, freePlaces, path }: Alternative) {
	const localePath = useLocalePath();
	return (
		<Link to={localePath(path)} className={styles.link}>
			<time className={styles.time}>{formatTime(time)}</time>
			<span>
				<b>{club}</b>, {room}
				<span className={styles.facts}>
					{distance && `${distance} · `}
					{m.booking_places_left({ count: freePlaces })}
				</span>
			</span>
			<Icon glyph={ArrowRight} />
		</Link>
	);
}
