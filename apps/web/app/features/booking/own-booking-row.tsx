import { inLocale } from "@kvart/contract/locale";
import type { OwnBooking } from "@kvart/contract/members";
import { dayOf, formatClock, formatTime, minutesOf } from "@kvart/contract/time";
import { useLocale, useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { showMessage, useRequest } from "../../ui/request/use-request.ts";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./own-bookings.module.css";

interface OwnBookingRowProps {
	booking: OwnBooking;
	/** Only for bookings that can be cancelled. */
	onCancelled?: () => Promise<void>;
}

function useFormattedDate(date: string): string {
	const tag = useLocale() === "sr" ? "sr-Latn-RS" : "en-GB";
	return new Intl.DateTimeFormat(tag, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(
		new Date(`${date}T00:00:00Z`),
	);
}

export function OwnBookingRow({ booking, onCancelled }: OwnBookingRowProps) {
	const locale = useLocale();
	const localePath = useLocalePath();
	const { training, gym, room, coach } = booking;
	const date = useFormattedDate(booking.training_date);
	const name = inLocale(locale, training.name, training.name_eng);
	const path = booking.promotion ? "promotions" : "training-schedule";
	return (
		<li className={styles.booking}>
			<p className={styles.when}>
				<time dateTime={`${booking.training_date}T${formatClock(minutesOf(booking.time))}`} className={styles.time}>
					{formatTime(booking.time)}
				</time>
				<span className={styles.date}>{date}</span>
			</p>
			<div>
				<h3 className={styles.name}>{name}</h3>
				<p className={styles.facts}>
					<TextLink to={localePath(`/${path}/${gym.id}?room=${room.id}&day=${dayOf(booking.training_date)}`)}>
						{gym.name}
					</TextLink>
					, {inLocale(locale, room.name, room.name_eng)}
					{coach && ` · ${coach.name}`} · {booking.duration} min
				</p>
				{booking.cancelled && <p className={styles.off}>{m.booking_called_off()}</p>}
			</div>
			{onCancelled && <Cancel booking={booking} name={`${name}, ${date}`} onCancelled={onCancelled} />}
			{onCancelled && !booking.cancelled && <EntryCode booking={booking} />}
		</li>
	);
}

/** To show at the desk. */
function EntryCode({ booking: { code, code_url } }: Pick<OwnBookingRowProps, "booking">) {
	return (
		<details className={styles.code}>
			<summary>{m.booking_code()}</summary>
			<figure className={styles.picture}>
				<img src={code_url} alt={m.booking_code_picture({ code })} width={200} height={200} loading="lazy" />
				<figcaption>
					{m.booking_code_show()}
					<br />
					<b>{code}</b>
				</figcaption>
			</figure>
		</details>
	);
}

interface CancelProps {
	booking: OwnBooking;
	name: string;
	onCancelled: () => Promise<void>;
}

function Cancel({ booking, name, onCancelled }: CancelProps) {
	const { pending, request } = useRequest();

	async function cancel(): Promise<void> {
		const input = { params: { id: booking.period_id }, body: { training_date: booking.training_date } };
		const answer = await request((api) =>
			booking.promotion ? api.cancelPromotionPeriod(input) : api.cancelPeriod(input),
		);
		if (answer) showMessage(answer.code);
		// After a refusal as well: the list is out of date.
		await onCancelled();
	}

	return (
		<div className={styles.actions}>
			<Button
				look="ghost"
				size="small"
				busy={pending}
				aria-label={`${m.booking_cancel()}: ${name}`}
				onClick={() => void cancel()}
			>
				{m.booking_cancel()}
			</Button>
			<a
				href={booking.calendar_url}
				download=""
				aria-label={`${m.booking_calendar()}: ${name}`}
				className={styles.calendar}
			>
				{m.booking_calendar()}
			</a>
		</div>
	);
}
