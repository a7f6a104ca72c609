import { inLocale } from "@kvart/contract/locale";
import { pauseRecord } from "../booking/service/pauses.ts";
import { dateLabel, pageAddress, trainingMoment } from "../mail/service.ts";
import type { ComposeMail } from "./compose.ts";
import { MailButton, MailFacts, MailNote } from "./parts.tsx";
import { personalMail } from "./shapes.tsx";
import { memberVoice } from "./voices.ts";

const all = {
	sr: {
		subject: (until: string) => `Prijava unapred je na pauzi do ${until}`,
		preview: "Evo zašto, i kako da pauza prestane ranije.",
		title: "Prijava unapred je na pauzi",
		body: (until: string) =>
			`Na ovim treninzima tvoje mesto je ostalo prazno, a neko ga je možda čekao. Zato zaključno sa ${until} možeš da se prijaviš samo za treninge istog dana.`,
		no_show: "bez dolaska",
		late_cancellation: "otkazano u poslednji čas",
		button: "Moji treninzi",
		note: "Mesta koja već imaš ostaju tvoja. Ako te je nešto sprečilo, ili smo pogrešili, javi se na recepciji: kad ti opravdaju izostanak, pauza odmah prestaje.",
	},
	en: {
		subject: (until: string) => `Booking ahead is paused until ${until}`,
		preview: "Here’s why, and how the pause can end sooner.",
		title: "Booking ahead is paused",
		body: (until: string) =>
			`Your place in these classes stayed empty, and someone may have been waiting for it. So up to and including ${until} you can only book classes on the day itself.`,
		no_show: "not attended",
		late_cancellation: "cancelled at the last moment",
		button: "My classes",
		note: "The places you already have stay yours. If something came up, or we made a mistake, talk to the front desk: once they excuse it, the pause ends straight away.",
	},
} as const;

export const composeBookingPaused: ComposeMail<"booking-paused"> = async ({ firstName, pauseId }, context) => {
	const { db, clock, language, publicUrl } = context;
	const pause = await pauseRecord(db, pauseId, clock.now());
	if (!pause) return null;
	const texts = all[language];
	const until = dateLabel(pause.untilDate, language);
	const facts = pause.misses.map(({ training, training_eng, training_date, time, kind }) => {
		const name = `${inLocale(language, training, training_eng)}, ${trainingMoment(training_date, time, language)}`;
		return [name, texts[kind]] as const;
	});
	return personalMail(
		{ ...memberVoice[language], ...texts, subject: texts.subject(until), body: texts.body(until) },
		firstName,
		<>
			<MailFacts facts={facts} />
			<MailButton href={pageAddress(publicUrl, language, "/account")}>{texts.button}</MailButton>
			<MailNote>{texts.note}</MailNote>
		</>,
	);
};
