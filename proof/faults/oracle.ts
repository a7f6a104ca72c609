import type { Answer, Intention } from "./booking-load.ts";

/** What the database has in the end. */
export interface Kept {
	bookings: { person: string; trainingId: number; active: boolean }[];
	trainings: { id: number; capacity: number; taken: number }[];
}

/** Each number counts something that must never happen. */
export interface Discrepancies {
	/** Told yes, and there is no booking, or the cancelled one is still there. */
	lost: number;
	/** Told no, or never asked for, and there is a booking. */
	unasked: number;
	/** More bookings of a person than were asked for. */
	doubled: number;
	/** Trainings with more people than places. */
	overfull: number;
	/** Trainings whose number of places taken is not the number of bookings. */
	miscounted: number;
}

const keyOf = ({ person, trainingId }: { person: string; trainingId: number }) => `${person} ${trainingId}`;

/** The answer that settled it. */
function lastAnswer({ answers }: Intention): Answer | undefined {
	return answers.at(-1);
}

function saidYes(intention: Intention): boolean {
	const status = lastAnswer(intention)?.status ?? 0;
	return status >= 200 && status < 300;
}

function groupBy<T>(items: T[], key: (item: T) => string): Map<string, T[]> {
	const groups = new Map<string, T[]>();
	for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
	return groups;
}

/** Whether there must be a booking after all that was answered: by the last act that succeeded. */
function shouldHold(intentions: Intention[]): boolean {
	return intentions.findLast(saidYes)?.act === "book";
}

/** Compares what people were told with what is kept. Everything asked must have been settled. */
export function compare(ledger: Intention[], { bookings, trainings }: Kept): Discrepancies {
	const asked = groupBy(ledger, keyOf);
	const kept = groupBy(bookings, keyOf);
	const found: Discrepancies = { lost: 0, unasked: 0, doubled: 0, overfull: 0, miscounted: 0 };
	for (const key of new Set([...asked.keys(), ...kept.keys()])) {
		const intentions = asked.get(key) ?? [];
		const rows = kept.get(key) ?? [];
		const active = rows.filter((row) => row.active).length;
		const wanted = intentions.filter((intention) => intention.act === "book" && saidYes(intention)).length;
		if (shouldHold(intentions) && active === 0) found.lost += 1;
		if (!shouldHold(intentions) && active > 0) found[wanted > 0 ? "lost" : "unasked"] += 1;
		if (active > 1 || (wanted > 0 && rows.length > wanted)) found.doubled += 1;
	}
	for (const { id, capacity, taken } of trainings) {
		const active = bookings.filter((row) => row.trainingId === id && row.active).length;
		if (active > capacity || taken > capacity) found.overfull += 1;
		if (active !== taken) found.miscounted += 1;
	}
	return found;
}

export interface Manners {
	asked: number;
	yes: number;
	no: number;
	/** Never settled. */
	open: number;
	/** "Not right now, come back": 503 with `Retry-After`. */
	postponed: number;
	/** No answer: the line was cut. */
	cut: number;
	/** A failure that is told in any other way. */
	unclean: number;
	/** 429: the load itself would be wrong. */
	limited: number;
	slowestMilliseconds: number;
}

const isClean = ({ status, retryAfter }: Answer) => status < 500 || (status === 503 && retryAfter);

/** How the answers were given. */
export function mannersOf(ledger: Intention[]): Manners {
	const answers = ledger.flatMap((intention) => intention.answers);
	const count = (test: (answer: Answer) => boolean) => answers.filter(test).length;
	const settled = ledger.map((intention) => lastAnswer(intention)?.status ?? 0);
	return {
		asked: ledger.length,
		yes: ledger.filter(saidYes).length,
		no: settled.filter((status) => status >= 400 && status < 500 && status !== 429).length,
		open: settled.filter((status) => status === 0 || status >= 500 || status === 429).length,
		postponed: count(({ status, retryAfter }) => status === 503 && retryAfter),
		cut: count(({ status }) => status === 0),
		unclean: count((answer) => !isClean(answer)),
		limited: count(({ status }) => status === 429),
		slowestMilliseconds: Math.max(0, ...answers.map(({ startedAt, endedAt }) => endedAt - startedAt)),
	};
}

const isBad = ({ status }: Answer) => status === 0 || status >= 500;

/**
 * Milliseconds from the moment that the cause was gone to the end of the last answer that was still bad. Infinite when
 * nothing good came afterwards.
 */
export function recoveryAfter(ledger: Intention[], healedAt: number, until = Number.POSITIVE_INFINITY): number {
	const after = ledger
		.flatMap((intention) => intention.answers)
		.filter(({ endedAt }) => endedAt > healedAt && endedAt < until);
	const lastBad = Math.max(healedAt, ...after.filter(isBad).map(({ endedAt }) => endedAt));
	const goodAgain = after.some((answer) => !isBad(answer) && answer.endedAt > lastBad);
	return goodAgain ? lastBad - healedAt : Number.POSITIVE_INFINITY;
}

/** The bad answers by what they said, for whoever has to find out why. */
export function badAnswers(ledger: Intention[]): string[] {
	const bad = ledger.flatMap((intention) => intention.answers).filter(isBad);
	const kinds = groupBy(bad, ({ status, code, retryAfter }) =>
		status === 0 ? `no answer (${code})` : `${status}${code && ` ${code}`}${retryAfter ? "" : ", no Retry-After"}`,
	);
	return [...kinds].map(([kind, { length }]) => `${length} × ${kind}`);
}
