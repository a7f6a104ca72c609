import { inLocale } from "@kvart/contract/locale";
import type { OwnBooking } from "@kvart/contract/members";
import type { FoundPeriod } from "@kvart/contract/schedule";
import { formatTime } from "@kvart/contract/time";
import { useCallback } from "react";
import { problemToast } from "../../i18n/problem-message.ts";
import { useLocale, useLocalePath } from "../../i18n/use-locale.ts";
import { api } from "../../lib/api.ts";
import { fullDay } from "../../lib/calendar-format.ts";
import { tellOtherTabs } from "../../lib/other-tabs.ts";
import { useLive } from "../../lib/use-live.ts";
import { m } from "../../paraglide/messages.js";
import { Notice } from "../../ui/notice/notice.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { Loading, Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { bookAsMember, insteadOf } from "./member-calls.ts";
import type { Late } from "./own-booking-row.tsx";
import styles from "./own-bookings.module.css";
import { targetOf, useTrainingNames } from "./own-training.tsx";

/** In each list; more are found with the search. */
const mostOffered = 8;

type Start = Pick<FoundPeriod, "id" | "training_date">;

const nameOf = ({ id, training_date }: Start) => `${training_date} ${id}`;
const startOf = ({ training_date, time }: FoundPeriod) => `${training_date} ${String(time).padStart(4, "0")}`;

/**
 * Hours with free places: the same training on that day in all clubs, and at the same club on other days; then the
 * other trainings of that day at the club.
 */
async function otherHours(booking: OwnBooking, own: readonly OwnBooking[], signal: AbortSignal) {
	const { training, gym, training_date: date } = booking;
	const find = async (query: { date?: string; training?: string; gym?: string }) =>
		(await api.findPeriods({ query: { ...query, free: "1" } }, { signal })).results;
	const [sameDay, sameClub, inClub] = await Promise.all([
		find({ date, training: String(training.id) }),
		find({ training: String(training.id), gym: String(gym.id) }),
		find({ date, gym: String(gym.id) }),
	]);
	const taken = new Set(own.map(({ period_id: id, training_date }) => nameOf({ id, training_date })));
	const found = new Map([...sameDay, ...sameClub, ...inClub].map((period) => [nameOf(period), period]));
	const free = [...found.values()].filter((period) => !taken.has(nameOf(period)));
	const isOtherDay = ({ training_date }: FoundPeriod) => Number(training_date !== date);
	const sorted = free.toSorted((a, b) => isOtherDay(a) - isOtherDay(b) || startOf(a).localeCompare(startOf(b)));
	return {
		same: sorted.filter((period) => period.training.id === training.id).slice(0, mostOffered),
		others: sorted.filter((period) => period.training.id !== training.id).slice(0, mostOffered),
	};
}

interface ChangeSheetProps {
	booking: OwnBooking;
	/** All coming bookings of the member. */
	own: readonly OwnBooking[];
	late: Late | null;
	onClose: () => void;
	onChanged: () => Promise<void>;
}

/** Other hours of a booked training: one press changes to it, and the old place is kept until the new one is sure. */
export function ChangeSheet({ booking, own, late, onClose, onChanged }: ChangeSheetProps) {
	const locale = useLocale();
	const localePath = useLocalePath();
	const { pending, request } = useRequest();
	const { name, date } = useTrainingNames(booking);
	const load = useCallback((signal: AbortSignal) => otherHours(booking, own, signal), [booking, own]);
	const { data: hours, problem, reload } = useLive(load);

	async function changeTo({ id, kind, training_date, training, time }: FoundPeriod): Promise<void> {
		const target = { id, kind, trainingDate: training_date };
		// First the list, so that nothing can be done there with the hour that was given up.
		const answer = await request(() =>
			bookAsMember(api, target, { check_overlap: true, ...insteadOf(targetOf(booking)) }).finally(onChanged),
		);
		// After a refusal the list is out of date.
		if (!answer) return reload();
		const text = m.booking_changed({
			training: inLocale(locale, training.name, training.name_eng),
			time: formatTime(time),
		});
		showToast({ ...problemToast(answer.code), text, about: `booking ${booking.id}` });
		tellOtherTabs();
		onClose();
	}

	return (
		<Sheet open onClose={onClose} title={m.booking_change()}>
			<div className={styles.bookings}>
				<p>{m.booking_change_text({ training: name, date, time: formatTime(booking.time) })}</p>
				{late && (
					<Notice kind="warning">
						{m.booking_change_late({ time: late.time })} {late.consequence}
					</Notice>
				)}
				{!hours && problem === null && (
					<Loading>
						<Skeleton shape="text" lines={3} />
					</Loading>
				)}
				{problem !== null && <p>{m.booking_own_failed()}</p>}
				{hours && hours.same.length + hours.others.length === 0 && (
					<p>
						{m.booking_change_none()} <TextLink to={localePath("/find")}>{m.booking_own_find()}</TextLink>
					</p>
				)}
				{hours && <Hours title={m.booking_change_same()} hours={hours.same} pending={pending} onChoose={changeTo} />}
				{hours && (
					<Hours
						title={m.booking_change_others({ club: booking.gym.name })}
						hours={hours.others}
						pending={pending}
						onChoose={changeTo}
					/>
				)}
			</div>
		</Sheet>
	);
}

interface HoursProps {
	title: string;
	hours: readonly FoundPeriod[];
	pending: boolean;
	onChoose: (hour: FoundPeriod) => Promise<void>;
}

function Hours({ title, hours, pending, onChoose }: HoursProps) {
	const locale = useLocale();
	if (hours.length === 0) return null;
	return (
		<section>
			<h3 className={styles.title}>{title}</h3>
			<ul className={styles.list}>
				{hours.map((hour) => (
					<li key={nameOf(hour)}>
						<button
							type="button"
							className={styles.hour}
							aria-busy={pending || undefined}
							onClick={() => void onChoose(hour)}
						>
							<b className={styles.time}>{formatTime(hour.time)}</b>
							<span>
								{inLocale(locale, hour.training.name, hour.training.name_eng)}, {fullDay(hour.training_date, locale)}
								<span className={styles.place}>
									{hour.gym.name}, {inLocale(locale, hour.room.name, hour.room.name_eng)} ·{" "}
									{m.booking_places_left({ count: hour.free_places })}
								</span>
							</span>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
