import { inLocale } from "@kvart/contract/locale";
import type { OwnBooking } from "@kvart/contract/members";
import { type CalendarDate, formatTime, weekOf } from "@kvart/contract/time";
import { ChevronLeft, ChevronRight, type IconNode } from "lucide";
import { useLocale } from "../../i18n/use-locale.ts";
import { useAddress, withParams } from "../../lib/address.ts";
import { formatCalendar, fullDay } from "../../lib/calendar-format.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icon/icon.tsx";
import { iconButtonClasses } from "../../ui/icon-button/icon-button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { type Month, monthOf, monthRange, shownMonth, stepMonth, weeksOf } from "./month.ts";
import styles from "./own-calendar.module.css";

type State = "booked" | "attended" | "missed" | "past" | "off";

const stateNames: Record<State, () => string> = {
	booked: m.booking_calendar_booked,
	attended: m.booking_calendar_attended,
	missed: m.booking_miss_no_show,
	past: m.booking_calendar_past,
	off: m.booking_calendar_off,
};

interface OwnCalendarProps {
	coming: readonly OwnBooking[];
	past: readonly OwnBooking[];
	today: CalendarDate;
}

/** A month of the member's trainings as a table; the address has the month. */
export function OwnCalendar({ coming, past, today }: OwnCalendarProps) {
	const locale = useLocale();
	const address = useAddress();
	const all = [...past.toReversed(), ...coming];
	const range = monthRange(
		all.map(({ training_date }) => training_date),
		today,
	);
	const month = shownMonth(new URLSearchParams(address.search).get("month"), range, today);
	const byDate = Map.groupBy(all, ({ training_date }) => training_date);
	const isComing = new Set(coming);
	const stateOf = (booking: OwnBooking): State => {
		if (booking.cancelled) return "off";
		if (isComing.has(booking)) return "booked";
		if (booking.attended) return "attended";
		return booking.missed ? "missed" : "past";
	};
	const shown = new Set(all.filter(({ training_date }) => monthOf(training_date) === month).map(stateOf));
	return (
		<section aria-labelledby="own-calendar">
			<div className={styles.head}>
				<h3 id="own-calendar" aria-live="polite" className={styles.title}>
					{formatCalendar(`${month}-01`, locale, { month: "long", year: "numeric" })}
				</h3>
				<MonthLink to={month > range.first ? stepMonth(month, -1) : null} glyph={ChevronLeft} today={today} />
				<MonthLink to={month < range.last ? stepMonth(month, 1) : null} glyph={ChevronRight} today={today} />
			</div>
			<table className={styles.table}>
				<thead>
					<tr>
						{weekOf(today).map((date) => (
							<th key={date} scope="col" className={styles.weekday}>
								<span aria-hidden="true">{formatCalendar(date, locale, { weekday: "short" })}</span>
								<VisuallyHidden>{formatCalendar(date, locale, { weekday: "long" })}</VisuallyHidden>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{weeksOf(month).map((week) => (
						<tr key={week[0]}>
							{week.map((date) => (
								<td
									key={date}
									aria-current={date === today ? "date" : undefined}
									className={monthOf(date) === month ? styles.day : styles.outside}
								>
									<time dateTime={date} className={styles.number}>
										{Number(date.slice(-2))}
									</time>
									{monthOf(date) === month && byDate.has(date) && (
										<ul className={styles.entries}>
											{byDate.get(date)?.map((booking) => (
												<li key={booking.id}>
													<Entry booking={booking} state={stateOf(booking)} />
												</li>
											))}
										</ul>
									)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			<Legend states={shown} />
		</section>
	);
}

/** Null if nothing is booked beyond: then the link stays, so that the focus of the press is not lost. */
function MonthLink({ to, glyph, today }: { to: Month | null; glyph: IconNode; today: CalendarDate }) {
	const locale = useLocale();
	const address = useAddress();
	const name = to && formatCalendar(`${to}-01`, locale, { month: "long", year: "numeric" });
	const change: Record<string, string | undefined> = to ? { month: to === monthOf(today) ? undefined : to } : {};
	return (
		<a
			href={withParams(address, change)}
			data-in-place={to ? "push" : "replace"}
			aria-disabled={to ? undefined : true}
			aria-label={name ? m.booking_calendar_show({ month: name }) : m.booking_calendar_end()}
			className={iconButtonClasses("framed", to ? undefined : styles.none)}
		>
			<Icon glyph={glyph} />
		</a>
	);
}

/** Leads to the booking in the list above, if it is coming. */
function Entry({ booking, state }: { booking: OwnBooking; state: State }) {
	const locale = useLocale();
	const name = inLocale(locale, booking.training.name, booking.training.name_eng);
	const content = (
		<>
			<span>{formatTime(booking.time)}</span> <span className={styles.name}>{name}</span>
			<VisuallyHidden>
				{`, ${booking.gym.name}, ${fullDay(booking.training_date, locale)}: ${stateNames[state]()}`}
			</VisuallyHidden>
		</>
	);
	return state === "booked" ? (
		<a href={`#booking-${booking.id}`} data-state={state} className={styles.entry}>
			{content}
		</a>
	) : (
		<span data-state={state} className={styles.entry}>
			{content}
		</span>
	);
}

/** For the eye: screen readers get the state with each training. */
function Legend({ states }: { states: ReadonlySet<State> }) {
	if (states.size === 0) return <p className={styles.legend}>{m.booking_calendar_none()}</p>;
	return (
		<ul aria-hidden="true" className={styles.legend}>
			{(Object.keys(stateNames) as State[])
				.filter((state) => states.has(state))
				.map((state) => (
					<li key={state} className={styles.meaning}>
						<span data-state={state} className={styles.mark} />
						{stateNames[state]()}
					</li>
				))}
		</ul>
	);
}
