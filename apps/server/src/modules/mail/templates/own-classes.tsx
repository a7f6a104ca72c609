import { brand } from "@kvart/contract/brand";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { classRecord } from "../../staff/schedule/service/entry.ts";
import type { ComposeMail } from "../compose.ts";
import type { ClassNews } from "../contents.ts";
import { officeAddress } from "../page-address.ts";
import { trainingMoment } from "./moments.ts";
import { MailButton, MailFacts, MailNote } from "./parts.tsx";
import { personalMail } from "./shapes.tsx";
import { staffVoice } from "./voices.ts";

const all = {
	sr: {
		several: "Odluka o vašim treninzima",
		preview: "Menadžer je odlučio o zameni. Evo kako sada stoji.",
		title: "Odluka o zameni",
		body: "Menadžer je odlučio o zameni. Evo kako sada stoji:",
		button: "Moji treninzi",
		note: "Ako se to ne slaže sa vašim planovima, javite se menadžeru centra što pre.",
	},
	en: {
		several: "A decision about your classes",
		preview: "A manager has decided about the substitution. This is how it stands now.",
		title: "A decision about the substitution",
		body: "A manager has decided about the substitution. This is how it stands now:",
		button: "My classes",
		note: "If this does not suit your plans, contact the manager of the club as soon as you can.",
	},
} as const;

const statuses: Record<Locale, Record<ClassNews, (coach: string) => string>> = {
	sr: {
		yours: () => "ostaje vaš",
		substituted: (coach) => (coach ? `vodi ${coach}` : "ne vodite ga vi"),
		cancelled: () => "otkazan",
		assigned: () => "vodite vi",
		"not-needed": () => "zamena nije potrebna",
	},
	en: {
		yours: () => "stays yours",
		substituted: (coach) => (coach ? `${coach} teaches it` : "you do not teach it"),
		cancelled: () => "cancelled",
		assigned: () => "you teach it",
		"not-needed": () => "no substitute is needed",
	},
};

export const composeOwnClasses: ComposeMail<"own-classes"> = async (data, { db, language, publicUrl }) => {
	const facts: (readonly [string, string])[] = [];
	const subjects: string[] = [];
	for (const { periodId, date, news } of data.classes) {
		const record = await classRecord(db, periodId, date);
		if (!record) continue;
		const { training, room, gym, time } = record;
		const name = inLocale(language, training.name, training.name_eng);
		const what = `${name}, ${trainingMoment(date, time, language)}`;
		const status = statuses[language][news]((record.substitute ?? record.coach)?.name ?? "");
		const place = `${brand.name} ${gym.name}, ${inLocale(language, room.name, room.name_eng)}`;
		facts.push([what, `${status} (${place})`]);
		subjects.push(`${what}: ${status}`);
	}
	if (facts.length === 0) return null;
	const texts = all[language];
	const subject = subjects.length === 1 ? (subjects[0] ?? texts.several) : texts.several;
	return personalMail(
		{ ...staffVoice[language], ...texts, subject },
		data.firstName,
		<>
			<MailFacts facts={facts} />
			<MailButton href={`${officeAddress(publicUrl)}/classes/week`}>{texts.button}</MailButton>
			<MailNote>{texts.note}</MailNote>
		</>,
	);
};
