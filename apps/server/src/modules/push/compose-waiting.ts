import { brand } from "@kvart/contract/brand";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { instantOf, wallTime } from "@kvart/contract/time";
import { isOffered, type WaitDetails } from "../booking/service.ts";
import { nearMoment, sheetPath } from "../mail/service.ts";
import { type Composed, capitalised, tags } from "./compose.ts";

/** Shortly before the start the first to book gets the place: a mail alone may come too late. */
const placeFree = "waiting-place-free";

export function isAboutWaiting(template: string): template is typeof placeFree {
	return template === placeFree;
}

interface Facts {
	training: string;
	/** `danas u 18:30`. */
	when: string;
	club: string;
}

const texts: Record<Locale, (facts: Facts) => { title: string; body: string }> = {
	sr: ({ training, when, club }) => ({
		title: `Slobodno mesto: ${training}`,
		body: `${capitalised(when)}, ${club}. Ko se prvi prijavi, dobija ga.`,
	}),
	en: ({ training, when, club }) => ({
		title: `A free place: ${training}`,
		body: `${capitalised(when)}, ${club}. The first to book gets it.`,
	}),
};

/** Null if there is nothing left to say: the place is taken, the training started, or the member waits no more. */
export function composeWaiting(wait: WaitDetails, { language, now }: { language: Locale; now: Date }): Composed | null {
	if (!isOffered(wait, now)) return null;
	const { training } = wait;
	const { trainingDate, time } = training;
	const facts: Facts = {
		training: inLocale(language, training.trainingName, training.trainingNameEng),
		when: nearMoment(trainingDate, time, language, wallTime(now).date),
		club: `${brand.name} ${training.gymName}`,
	};
	const { path, query } = sheetPath(training);
	return {
		content: {
			...texts[language](facts),
			path: `${language === "en" ? "/en" : ""}${path}?${new URLSearchParams(query).toString()}`,
			lang: tags[language],
			tag: `waiting-${training.periodId}-${trainingDate}`,
		},
		until: instantOf(trainingDate, time),
	};
}
