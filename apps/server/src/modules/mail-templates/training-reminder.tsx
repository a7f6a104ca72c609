import { hasStarted } from "@kvart/contract/booking";
import { wallTime } from "@kvart/contract/time";
import { bookingRecord } from "../booking/service.ts";
import { nearMoment } from "../mail/service.ts";
import { bookingFacts } from "./booking-facts.ts";
import { cancelAddress, cancelText } from "./cancel-limit.tsx";
import type { ComposeMail } from "./compose.ts";
import { entryCode } from "./entry-code.tsx";
import { MailButton, MailFacts, MailNote } from "./parts.tsx";
import { personalMail } from "./shapes.tsx";
import { memberVoice } from "./voices.ts";

const texts = {
	sr: {
		title: (when: string) => `Vidimo se ${when}`,
		preview: (place: string) => `${place}. Kod za ulaz je u poruci.`,
		body: "Tvoje mesto te čeka. Dođi desetak minuta ranije, da se na miru spremiš.",
		button: "Ne stižem",
		note: "Kada ti stiže podsetnik, biraš na svom nalogu.",
	},
	en: {
		title: (when: string) => `See you ${when}`,
		preview: (place: string) => `${place}. Your entry code is inside.`,
		body: "Your place is waiting for you. Come about ten minutes early, so that you can settle in without a rush.",
		button: "I can’t make it",
		note: "You choose in your account when reminders come.",
	},
} as const;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const composeTrainingReminder: ComposeMail<"training-reminder"> = async (
	{ firstName, bookingId, date, time },
	context,
) => {
	const { db, clock, keys, language } = context;
	const booking = await bookingRecord(db, bookingId);
	const now = clock.now();
	if (!booking || booking.cancelledAt || booking.cancelled || hasStarted(booking, now)) return null;
	// Moved: its new time has a reminder of its own.
	if (booking.trainingDate !== date || booking.time !== time) return null;
	const { title, preview, ...rest } = texts[language];
	const { training, club, facts } = bookingFacts(booking, language);
	const when = nearMoment(date, time, language, wallTime(now).date);
	const mailTexts = {
		...memberVoice[language],
		...rest,
		subject: `${capitalised(when)}: ${training}`,
		title: title(when),
		preview: preview(`${club}, ${booking.gymAddress}`),
	};
	const code = await entryCode(keys, bookingId, language);
	return {
		...personalMail(
			mailTexts,
			firstName,
			<>
				<MailFacts facts={facts} />
				{code.part}
				<MailButton href={cancelAddress(bookingId, context)}>{rest.button}</MailButton>
				<MailNote>
					{cancelText(booking, context)} {rest.note}
				</MailNote>
			</>,
		),
		attachments: [code.picture],
	};
};
