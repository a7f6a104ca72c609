import type { Locale } from "@kvart/contract/locale";
import { formatClock, instantOf, wallTime } from "@kvart/contract/time";
import type { MailContext } from "../../platform/mailing.ts";
import { type BookingDetails, cancellationToken } from "../booking/service.ts";
import { pageAddress, pastMoment } from "../mail/service.ts";
import { MailLink } from "./parts.tsx";

const texts = {
	sr: {
		anytime: "Ne stižeš? Otkaži do početka treninga, pa mesto dobija neko drugi.",
		before: (limit: string) =>
			`Ne stižeš? Otkaži do ${limit}, pa mesto dobija neko drugi. Posle toga se računa kao kasno otkazivanje.`,
		after:
			"Ne stižeš? Otkaži do početka treninga, da mesto dobije neko drugi. Sada se to računa kao kasno otkazivanje.",
		link: "Otkaži ovaj trening",
	},
	en: {
		anytime: "Can’t make it? Cancel before the class starts, and somebody else gets the place.",
		before: (limit: string) =>
			`Can’t make it? Cancel by ${limit}, and somebody else gets the place. After that it counts as a late cancellation.`,
		after:
			"Can’t make it? Cancel before the class starts, so that somebody else gets the place. It counts as a late cancellation now.",
		link: "Cancel this class",
	},
} as const;

/** `16:30`, with the date if it is not that of the training. */
function limitOf({ trainingDate }: BookingDetails, limit: Date, language: Locale): string {
	const { date, minutes } = wallTime(limit);
	return date === trainingDate ? formatClock(minutes) : pastMoment(limit.toISOString(), language);
}

/** Until when cancelling does not count as late, or that it does now. */
export function cancelText(
	booking: BookingDetails,
	{ clock, language, lateCancelMinutes = 0 }: Pick<MailContext, "clock" | "language" | "lateCancelMinutes">,
): string {
	const { anytime, before, after } = texts[language];
	if (lateCancelMinutes === 0) return anytime;
	const limit = new Date(instantOf(booking.trainingDate, booking.time).getTime() - lateCancelMinutes * 60_000);
	return clock.now() > limit ? after : before(limitOf(booking, limit, language));
}

/** The page where one press cancels; opening it changes nothing. */
export function cancelAddress(bookingId: number, { keys, language, publicUrl }: MailContext): string {
	return pageAddress(publicUrl, language, "/cancel-booking", { token: cancellationToken(keys, bookingId) });
}

export function CancelLink({ bookingId, context }: { bookingId: number; context: MailContext }) {
	return <MailLink href={cancelAddress(bookingId, context)}>{texts[context.language].link}</MailLink>;
}
