import { isExplained, type Recorded } from "../../apps/server/test/simulation/history.ts";
import type { Intention } from "./booking-load.ts";
import { type Answer, settles } from "./sender.ts";

/** The final state of the database. */
export interface StoredState {
	bookings: { person: string; trainingId: number; active: boolean }[];
	trainings: { id: number; capacity: number; taken: number }[];
}

/** All must be 0 or empty. */
export interface Discrepancies {
	/** Confirmed, but not in the database. */
	lost: number;
	/** In the database, but refused or never requested. */
	unasked: number;
	/** More bookings of a person than requested. */
	doubled: number;
	/** Overbooked trainings. */
	overfull: number;
	/** Trainings whose `taken` differs from the number of bookings. */
	miscounted: number;
	/** Trainings whose answers and bookings the model of the simulation does not give in any order of the requests. */
	unexplained: number[];
}

const keyOf = ({ person, trainingId }: { person: string; trainingId: number }) => `${person} ${trainingId}`;

/** The final response. */
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

/** Whether there must be a booking, by the last successful action. */
function shouldHold(intentions: Intention[]): boolean {
	return intentions.findLast(saidYes)?.act === "book";
}

/** As the simulation's checker reads it. */
function recorded({ act, person, answers }: Intention): Recorded {
	const [first, last] = [answers[0], answers.at(-1)];
	const code = last && settles(last) ? last.code : "unknown";
	return { act, person, from: first?.startedAt ?? 0, until: last?.endedAt ?? 0, code };
}

const clock = (moment: number) => new Date(performance.timeOrigin + moment).toISOString().slice(11, 23);

/** What was asked and answered about a training, to find out why nothing explains it. */
export function historyOf(ledger: readonly Intention[], training: number): string[] {
	const about = ledger.filter(({ trainingId }) => trainingId === training);
	return about.map(({ act, person, answers }) => {
		const tries = answers.map(
			({ startedAt, endedAt, status, code }) => `${clock(startedAt)}–${clock(endedAt)} ${status} ${code}`,
		);
		return `training ${training}, ${person}, ${act}: ${tries.join("; ")}`;
	});
}

/** Compares responses with the database. All intentions must be settled. */
export function compare(ledger: Intention[], { bookings, trainings }: StoredState): Discrepancies {
	const asked = groupBy(ledger, keyOf);
	const stored = groupBy(bookings, keyOf);
	const found: Discrepancies = { lost: 0, unasked: 0, doubled: 0, overfull: 0, miscounted: 0, unexplained: [] };
	for (const key of new Set([...asked.keys(), ...stored.keys()])) {
		const intentions = asked.get(key) ?? [];
		const rows = stored.get(key) ?? [];
		const active = rows.filter((row) => row.active).length;
		const wanted = intentions.filter((intention) => intention.act === "book" && saidYes(intention)).length;
		if (shouldHold(intentions) && active === 0) found.lost += 1;
		if (!shouldHold(intentions) && active > 0) found[wanted > 0 ? "lost" : "unasked"] += 1;
		if (active > 1 || (wanted > 0 && rows.length > wanted)) found.doubled += 1;
	}
	for (const { id, capacity, taken } of trainings) {
		const active = bookings.filter((row) => row.trainingId === id && row.active);
		if (active.length > capacity || taken > capacity) found.overfull += 1;
		if (active.length !== taken) found.miscounted += 1;
		const requests = ledger.filter(({ trainingId }) => trainingId === id).map(recorded);
		const people = active.map(({ person }) => person);
		if (!isExplained(requests, capacity, people)) found.unexplained.push(id);
	}
	return found;
}

export interface Manners {
	asked: number;
	yes: number;
	no: number;
	open: number;
	/** 503 with `Retry-After`. */
	postponed: number;
	/** No response: the connection was cut. */
	cut: number;
	/** Any other failure. */
	unclean: number;
	/** 429: an error of the load generator. */
	limited: number;
	slowestMilliseconds: number;
}

const isClean = ({ status, retryAfter }: Answer) => status < 500 || (status === 503 && retryAfter);

/** Responses by kind. */
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

/** Milliseconds from the end of the fault to the last bad response; infinite if nothing good follows. */
export function recoveryAfter(ledger: Intention[], healedAt: number, until = Number.POSITIVE_INFINITY): number {
	const after = ledger
		.flatMap((intention) => intention.answers)
		.filter(({ endedAt }) => endedAt > healedAt && endedAt < until);
	const lastBad = Math.max(healedAt, ...after.filter(isBad).map(({ endedAt }) => endedAt));
	const goodAgain = after.some((answer) => !isBad(answer) && answer.endedAt > lastBad);
	return goodAgain ? lastBad - healedAt : Number.POSITIVE_INFINITY;
}

/** Bad responses by code, for debugging. */
export function badAnswers(ledger: Intention[]): string[] {
	const bad = ledger.flatMap((intention) => intention.answers).filter(isBad);
	const kinds = groupBy(bad, ({ status, code, retryAfter }) =>
		status === 0 ? `no answer (${code})` : `${status}${code && ` ${code}`}${retryAfter ? "" : ", no Retry-After"}`,
	);
	return [...kinds].map(([kind, { length }]) => `${length} × ${kind}`);
}
