import { hasEnded } from "@kvart/contract/booking";
import type { Locale } from "@kvart/contract/locale";
import type { MailContext } from "../../platform/mailing.ts";
import { bookingRecord, type TrainingDetails, waitRecord } from "../booking/service.ts";
import { type MailContents, pageAddress } from "../mail/service.ts";
import { messageText } from "../staff/schedule/service/class-messages.ts";
import { bookingFacts } from "./booking-facts.ts";
import type { ComposeMail } from "./compose.ts";
import { MailButton, MailFacts, MailText, MailTitle } from "./parts.tsx";
import { paragraphsOf, TypedText } from "./typed-text.tsx";
import { memberVoice } from "./voices.ts";

interface Texts {
	subject: (training: string, when: string) => string;
	title: string;
	body: Record<"booked" | "waiting", string>;
	button: string;
}

const texts: Record<Locale, Texts> = {
	sr: {
		subject: (training, when) => `Poruka za trening: ${training}, ${when}`,
		title: "Poruka za tvoj trening",
		body: {
			booked: "Centar ti piše zbog treninga na kom imaš mesto:",
			waiting: "Centar ti piše zbog treninga na kom čekaš mesto:",
		},
		button: "Moji treninzi",
	},
	en: {
		subject: (training, when) => `About your class: ${training}, ${when}`,
		title: "A message about your class",
		body: {
			booked: "Your club is writing about a class you have booked:",
			waiting: "Your club is writing about a class you are waiting for:",
		},
		button: "My classes",
	},
};

type Content = MailContents["class-message"];

/** Undefined for people who have left the class. */
async function trainingOf({ db }: MailContext, { bookingId, waitId }: Content): Promise<TrainingDetails | undefined> {
	if (bookingId !== null) {
		const booking = await bookingRecord(db, bookingId);
		return booking?.cancelledAt ? undefined : booking;
	}
	const wait = waitId === null ? undefined : await waitRecord(db, waitId);
	return wait?.ended ? undefined : wait?.training;
}

export const composeClassMessage: ComposeMail<"class-message"> = async (data, context) => {
	const { db, clock, language, publicUrl } = context;
	const training = await trainingOf(context, data);
	const text = await messageText(db, data.messageId, language);
	if (!training || !text || training.cancelled || hasEnded(training, clock.now())) return null;
	const own = texts[language];
	const facts = bookingFacts(training, language);
	return {
		subject: own.subject(facts.training, facts.when),
		preview: paragraphsOf(text)[0] ?? "",
		body: (
			<>
				<MailTitle>{own.title}</MailTitle>
				<MailText>{memberVoice[language].greeting(data.firstName)}</MailText>
				<MailText>{own.body[data.bookingId === null ? "waiting" : "booked"]}</MailText>
				<TypedText text={text} />
				<MailFacts facts={facts.facts} />
				<MailButton href={pageAddress(publicUrl, language, "/account")}>{own.button}</MailButton>
			</>
		),
		personal: true,
	};
};
