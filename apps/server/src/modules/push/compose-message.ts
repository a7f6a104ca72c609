import { hasStarted } from "@kvart/contract/booking";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { instantOf, wallTime } from "@kvart/contract/time";
import type { TrainingDetails } from "../booking/service.ts";
import { nearMoment } from "../mail/service.ts";
import { type Composed, tags } from "./compose.ts";

const classMessage = "class-message";

export function isMessage(template: string): template is typeof classMessage {
	return template === classMessage;
}

/** Longer ones are cut off by devices. The whole text is in the mail. */
const longest = 180;

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);

/** A message from staff to everyone in a class. Null once the class has started, or if it does not take place. */
export function composeMessage(
	training: TrainingDetails,
	text: string,
	{ language, now }: { language: Locale; now: Date },
): Composed | null {
	const { trainingDate, time } = training;
	if (hasStarted(training, now) || training.cancelled) return null;
	const name = inLocale(language, training.trainingName, training.trainingNameEng);
	return {
		content: {
			title: `${name}, ${nearMoment(trainingDate, time, language, wallTime(now).date)}`,
			body: shortened(text),
			path: `${language === "en" ? "/en" : ""}/account`,
			lang: tags[language],
			tag: `message-${training.periodId}-${trainingDate}`,
		},
		until: instantOf(trainingDate, time),
	};
}
