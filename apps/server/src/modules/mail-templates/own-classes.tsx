import { brand } from "@kvart/contract/brand";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { officeAddress, trainingMoment } from "../mail/service.ts";
import { classRecord } from "../staff/schedule/service/entry.ts";
import { coachRecords } from "../staff/schedule/service/news-records.ts";
import type { CoachNews } from "../staff/schedule/service/who-must-know.ts";
import type { ComposeMail } from "./compose.ts";
import { MailButton, MailFacts, MailNote } from "./parts.tsx";
import { personalMail } from "./shapes.tsx";
import { staffVoice } from "./voices.ts";

const all = {
	sr: {
		several: "Promene na vašim treninzima",
		preview: "Evo kako sada stoje vaši treninzi.",
		title: "Promene na vašim treninzima",
		body: "Raspored se promenio. Evo kako sada stoji:",
		button: "Moji treninzi",
		note: "Ako se to ne slaže sa vašim planovima, javite se menadžeru centra što pre.",
	},
	en: {
		several: "Changes to your classes",
		preview: "This is how your classes look now.",
		title: "Changes to your classes",
		body: "The schedule has changed. This is how it looks now:",
		button: "My classes",
		note: "If this does not suit your plans, contact the manager of the club as soon as you can.",
	},
} as const;

interface Detail {
	/** The coach or the substitute. */
	coach: string;
	/** The hour of before. */
	before: string;
}

const statuses: Record<Locale, Record<CoachNews, (detail: Detail) => string>> = {
	sr: {
		yours: () => "ostaje vaš",
		replaced: ({ coach }) => (coach ? `vodi ${coach}` : "ne vodite ga vi"),
		cancelled: () => "otkazan",
		restored: () => "ipak se održava, vodite vi",
		moved: ({ before }) => `pomeren, bio je ${before}`,
		assigned: () => "vodite vi",
		"not-needed": () => "zamena nije potrebna",
	},
	en: {
		yours: () => "stays yours",
		replaced: ({ coach }) => (coach ? `${coach} teaches it` : "you do not teach it"),
		cancelled: () => "cancelled",
		restored: () => "takes place after all, you teach it",
		moved: ({ before }) => `moved, it was ${before}`,
		assigned: () => "you teach it",
		"not-needed": () => "no substitute is needed",
	},
};

export const composeOwnClasses: ComposeMail<"own-classes"> = async ({ firstName, newsIds }, context) => {
	const { db, language, publicUrl } = context;
	const facts: (readonly [string, string])[] = [];
	const subjects: string[] = [];
	for (const { periodId, date, news, known } of await coachRecords(db, newsIds)) {
		const record = await classRecord(db, periodId, date);
		if (!record) continue;
		const { training, room, gym, time } = record;
		const name = inLocale(language, training.name, training.name_eng);
		const what = `${name}, ${trainingMoment(date, time, language)}`;
		const coach = (record.substitute ?? record.coach)?.name ?? "";
		const status = statuses[language][news]({ coach, before: trainingMoment(known.date, known.time, language) });
		const place = `${brand.name} ${gym.name}, ${inLocale(language, room.name, room.name_eng)}`;
		facts.push([what, `${status} (${place})`]);
		subjects.push(`${what}: ${status}`);
	}
	if (facts.length === 0) return null;
	const texts = all[language];
	const subject = subjects.length === 1 ? (subjects[0] ?? texts.several) : texts.several;
	return personalMail(
		{ ...staffVoice[language], ...texts, subject },
		firstName,
		<>
			<MailFacts facts={facts} />
			<MailButton href={`${officeAddress(publicUrl)}/classes/week`}>{texts.button}</MailButton>
			<MailNote>{texts.note}</MailNote>
		</>,
	);
};
