import { bestMatch, searchForm, searchTerms } from "@kvart/contract/text-search";
import { addDays, type CalendarDate, dayOf, isTime } from "@kvart/contract/time";

export interface Named {
	id: number;
	/** In both languages, where it has two names. */
	name: string;
}

/** The names by which classes are found. */
export interface ClassNames {
	trainings: readonly Named[];
	coaches: readonly Named[];
	clubs: readonly Named[];
}

/** The possible meanings of one typed word; a class has to match every word. */
export interface ClassWord {
	trainings: number[];
	coaches: number[];
	clubs: number[];
	dates: CalendarDate[];
}

export interface ClassQuery {
	words: ClassWord[];
	/** When the class starts, such as 1800 to 1859 for `18h`. */
	from?: number;
	to?: number;
}

/** Monday first. */
const weekdays = [
	"ponedeljak monday",
	"utorak tuesday",
	"sreda sredu wednesday",
	"četvrtak thursday",
	"petak friday",
	"subota subotu saturday",
	"nedelja nedelju sunday",
];
const nearDays = ["danas today", "sutra tomorrow", "prekosutra"];
/** Shorter beginnings of weekdays would match names of classes. */
const fewestDayLetters = 3;

const clockFace = /(?<![\d.:])(\d{1,2})(?:[:.](\d{2})|h)?(?![\d.:])|(?<!\d)(\d{3,4})(?!\d)/;

function startIn([, hour, minutes, digits]: readonly (string | undefined)[]): Pick<ClassQuery, "from" | "to"> | null {
	const from = digits === undefined ? Number(hour) * 100 + Number(minutes ?? 0) : Number(digits);
	if (!isTime(from)) return null;
	return { from, to: minutes === undefined && digits === undefined ? from + 59 : from };
}

export const startsWord = (name: string, term: string) => {
	const match = bestMatch(searchForm(name), term);
	return match === "whole" || match === "start";
};

const matching = (named: readonly Named[], term: string) =>
	named.flatMap(({ id, name }) => (startsWord(name, term) ? [id] : []));

function datesOf(term: string, today: CalendarDate): CalendarDate[] {
	if (term.length < fewestDayLetters) return [];
	const near = nearDays.findIndex((names) => startsWord(names, term));
	if (near >= 0) return [addDays(today, near)];
	const day = weekdays.findIndex((names) => startsWord(names, term)) + 1;
	return day === 0 ? [] : [addDays(today, (day - dayOf(today) + 7) % 7)];
}

/** Null if the text cannot mean a class. */
export function parseClassQuery(text: string, names: ClassNames, today: CalendarDate): ClassQuery | null {
	const face = clockFace.exec(text);
	const start = face && startIn(face);
	const rest = start ? text.replace(face[0], " ") : text;
	const words = searchTerms(rest).map((term) => ({
		trainings: matching(names.trainings, term),
		coaches: matching(names.coaches, term),
		clubs: matching(names.clubs, term),
		dates: datesOf(term, today),
	}));
	const isKnown = words.every((word) => Object.values(word).some((found) => found.length > 0));
	return isKnown && (words.length > 0 || start) ? { words, ...start } : null;
}
