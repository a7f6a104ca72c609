import { cancelsLate } from "@kvart/contract/booking";
import type { OwnBooking } from "@kvart/contract/members";
import { formatMinutes, instantOf } from "@kvart/contract/time";
import { CalendarX2 } from "lucide";
import { useState } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { api } from "../../lib/api.ts";
import { changeName } from "../../lib/change-path.ts";
import { lateConsequence } from "../../lib/late-consequence.ts";
import { useOtherTabs } from "../../lib/other-tabs.ts";
import { useLive } from "../../lib/use-live.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { LazyPart } from "../../ui/request/lazy-part.tsx";
import { useSheetParam } from "../../ui/sheet/use-sheet-param.ts";
import { Loading, Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { OwnBookingRow } from "./own-booking-row.tsx";
import styles from "./own-bookings.module.css";
import calendarStyles from "./own-calendar.module.css";
import { repeatable } from "./repeatable.ts";

const loadWaits = async () => (await import("./own-waits.tsx")).OwnWaits;
const loadPause = async () => (await import("./own-pause.tsx")).OwnPause;
const loadAgain = async () => (await import("./again.tsx")).Again;
const loadCalendar = async () => (await import("./own-calendar.tsx")).OwnCalendar;
const loadChange = async () => (await import("./change-sheet.tsx")).ChangeSheet;
const loadActivity = async () => (await import("./own-activity.tsx")).OwnActivity;

async function load(signal: AbortSignal) {
	const [bookings, waits, lateCancellations, pause, time, feed] = await Promise.all([
		api.listOwnBookings(undefined, { signal }),
		api.listOwnWaits(undefined, { signal }),
		api.getLateCancellations(undefined, { signal }),
		api.getBookingPause(undefined, { signal }),
		api.getTime(undefined, { signal }),
		api.getCalendarFeed(undefined, { signal }),
	]);
	// Before the list, so that it does not push the list down later.
	if (pause.policy) await loadPause();
	const now = new Date(time.now);
	const started = ({ training_date, time: start }: OwnBooking) => now >= instantOf(training_date, start);
	const inOrder = bookings.toSorted(byStart);
	const coming = inOrder.filter((booking) => !started(booking));
	const past = inOrder.filter(started).toReversed();
	return {
		coming,
		next: coming.find(({ cancelled }) => !cancelled)?.id,
		waits,
		today: time.date,
		lateCancellations: lateCancellations.count,
		pause,
		past,
		again: pause.paused_until
			? []
			: repeatable(past, {
					now,
					today: time.date,
					window: time.booking_window,
					days: time.booking_days,
					has: [...coming, ...waits],
				}),
		feed: feed.url,
		late: (booking: OwnBooking) =>
			isLate(booking, now, time.late_cancel_minutes)
				? { time: formatMinutes(time.late_cancel_minutes), consequence: lateConsequence(pause.policy) }
				: null,
	};
}

/** How often positions on waiting lists, moved and called-off trainings are updated. */
const refresh = 60_000;

function startOf({ training_date, time }: OwnBooking): string {
	return `${training_date} ${String(time).padStart(4, "0")}`;
}

const byStart = (a: OwnBooking, b: OwnBooking) => startOf(a).localeCompare(startOf(b));

function isLate({ training_date, time, cancelled }: OwnBooking, now: Date, minutes: number): boolean {
	return !cancelled && cancelsLate({ trainingDate: training_date, time }, now, minutes);
}

/** The bookings of a member: coming ones, which can be cancelled, waits, and past ones with what they add up to. */
export function OwnBookings() {
	const { data, problem, reload } = useLive(load, { everyMilliseconds: refresh });
	/** Cancelled here, with their places still held. The server does not list them any more. */
	const [held, setHeld] = useState<readonly OwnBooking[]>([]);
	const localePath = useLocalePath();
	const sheet = useSheetParam("change");
	useOtherTabs(() => void reload());
	if (!data && problem) {
		return (
			<Notice
				kind="error"
				live
				action={
					<Button look="ghost" size="small" onClick={() => void reload()}>
						{m.booking_retry()}
					</Button>
				}
			>
				{m.booking_own_failed()}
			</Notice>
		);
	}
	if (!data) {
		return (
			<Loading>
				<Skeleton shape="text" lines={6} />
			</Loading>
		);
	}
	const listed = new Set(data.coming.map(({ id }) => id));
	const coming = [...data.coming, ...held.filter(({ id }) => !listed.has(id))].toSorted(byStart);
	const changing = data.coming.find(
		({ period_id, training_date, cancelled }) => !cancelled && changeName(period_id, training_date) === sheet.value,
	);
	return (
		<div className={styles.bookings}>
			{changing && (
				<LazyPart
					load={loadChange}
					props={{
						booking: changing,
						own: data.coming,
						late: data.late(changing),
						onClose: sheet.close,
						onChanged: reload,
					}}
				/>
			)}
			{data.pause.policy && <LazyPart load={loadPause} props={data.pause} />}
			{coming.length === 0 ? (
				<EmptyState
					glyph={CalendarX2}
					level={3}
					title={m.booking_own_none()}
					text={m.booking_own_none_text()}
					action={<LinkButton to={localePath("/find")}>{m.booking_own_find()}</LinkButton>}
				/>
			) : (
				<ul className={styles.list}>
					{coming.map((booking) => (
						<OwnBookingRow
							key={booking.id}
							booking={booking}
							next={booking.id === data.next}
							changeTo={sheet.hrefOf(changeName(booking.period_id, booking.training_date))}
							late={data.late(booking)}
							onHeld={() => setHeld((others) => [...others, booking])}
							onChanged={async () => {
								await reload();
								setHeld((all) => all.filter(({ id }) => id !== booking.id));
							}}
						/>
					))}
				</ul>
			)}
			{data.waits.length > 0 && <LazyPart load={loadWaits} props={{ waits: data.waits, onChanged: reload }} />}
			{data.again.length > 0 && <LazyPart load={loadAgain} props={{ trainings: data.again, onChanged: reload }} />}
			{data.coming.length + data.past.length > 0 && (
				// The page brings the styles of a part whose script loads later.
				<div className={calendarStyles.calendar}>
					<LazyPart load={loadCalendar} props={data} />
				</div>
			)}
			<p className={styles.feed}>
				{m.booking_own_feed()} <TextLink to={data.feed}>{m.booking_own_feed_link()}</TextLink>
			</p>
			{(data.past.length > 0 || data.lateCancellations > 0) && <LazyPart load={loadActivity} props={data} />}
			{data.past.length > 0 && (
				<details>
					<summary className={styles.summary}>{m.booking_own_past({ count: data.past.length })}</summary>
					<ul className={styles.list}>
						{data.past.map((booking) => (
							<OwnBookingRow key={booking.id} booking={booking} />
						))}
					</ul>
				</details>
			)}
		</div>
	);
}
