import { hasStarted } from "@kvart/contract/booking";
import { addDays, type CalendarDate } from "@kvart/contract/time";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/database.ts";
import type { ClassState, KnownClass, NewsCause } from "../../../../platform/database/schema/class-news.ts";
import { queueMail } from "../../../mail/service.ts";
import {
	deleteMailsTo,
	deleteNews,
	insertNews,
	type NewNews,
	type Person,
	type Places,
	selectAddressees,
	selectPlacesNow,
	selectUntold,
	updateNews,
} from "../queries/class-news.ts";
import { type ClassKey, keyOf, selectStates } from "../queries/class-states.ts";
import type { OpenRequest } from "../queries/substitutions.ts";
import { coachNews, concernedCoaches, isCalled, placeNews } from "./who-must-know.ts";

/** Classes whose people are in another period since, that many days later. */
export interface Moved {
	from: number;
	to: number;
	days: number;
	/** The dates of `to` that it is about; null has no limit. */
	first: CalendarDate | null;
	last: CalendarDate | null;
}

export const allDates = { first: null, last: null };

/** How classes were, who had a place in them or waited for one, and who looked for a substitute. */
export interface Before extends Places {
	states: ReadonlyMap<string, ClassState>;
	requests: readonly OpenRequest[];
}

interface Announcement {
	changeId: number | null;
	clock: Clock;
	causeOf: (one: ClassKey) => NewsCause | null;
	moved: readonly Moved[];
}

/** A person who knows the class as `known`; it is `now`. */
interface Concern {
	person: Person;
	guest?: boolean;
	known: KnownClass;
	now: ClassState;
}

const noPerson: Person = { bookingId: null, waitId: null, coachId: null };

/** A coach may have news of several classes. */
function personKey({ bookingId, waitId, coachId }: Person, one: ClassKey): string {
	if (bookingId !== null) return `booking ${bookingId}`;
	return waitId === null ? `coach ${coachId} ${keyOf(one)}` : `wait ${waitId}`;
}

function newsOf({ person, guest, known, now }: Concern): string | null {
	if (person.coachId !== null) return coachNews(person.coachId, known, now);
	const news = placeNews(known, now);
	return guest && news !== null && !isCalled(news) ? null : news;
}

/** All places where a class may be now: itself, or where it was moved. */
function successors(one: ClassKey, moved: readonly Moved[]): ClassKey[] {
	const found = [one];
	for (const { from, to, days, first, last } of moved) {
		const latest = found.at(-1) as ClassKey;
		const date = addDays(latest.date, days);
		const isMeant = (first === null || first <= date) && (last === null || date <= last);
		if (latest.periodId === from && isMeant) found.push({ periodId: to, date });
	}
	return found;
}

const gone = (known: ClassState): ClassState => ({ ...known, cancelled: true });

/** Coaches of before and of now. A class that others were moved to is counted where it comes from. */
function coachConcerns(before: Before, after: ReadonlyMap<string, ClassState>, moved: readonly Moved[]): Concern[] {
	const found: { known: ClassState; now: ClassState }[] = [];
	for (const known of before.states.values()) {
		const place = successors(known, moved).findLast((key) => after.has(keyOf(key)));
		found.push({ known, now: (place && after.get(keyOf(place))) ?? gone(known) });
	}
	const movedTo = new Set(found.filter(({ known, now }) => keyOf(known) !== keyOf(now)).map(({ now }) => keyOf(now)));
	return found
		.filter(({ known }) => !movedTo.has(keyOf(known)))
		.flatMap(({ known, now }) => {
			const request = before.requests.find((one) => keyOf(one) === keyOf(known));
			return concernedCoaches(known, now, request).map(({ coachId, known: knows }) => ({
				person: { ...noPerson, coachId },
				known: knows,
				now,
			}));
		});
}

async function concerns(tx: Database, before: Before, moved: readonly Moved[]): Promise<Concern[]> {
	const places = await selectPlacesNow(tx, before);
	const keys = [...before.states.values()].flatMap((state) => successors(state, moved));
	const after = await selectStates(tx, [...keys, ...places.bookings, ...places.waits]);
	const concernOf = <R extends Places["waits"][number]>(one: R, now: readonly R[], person: Person): Concern[] => {
		const state = before.states.get(keyOf(one));
		const place = now.find(({ id }) => id === one.id);
		if (!state || !place) return [];
		const known = one.active ? state : gone(state);
		const present = after.get(keyOf(place)) ?? gone(state);
		return [{ person, known, now: place.active ? present : gone(present) }];
	};
	return [
		...before.bookings.flatMap((one) =>
			concernOf(one, places.bookings, { ...noPerson, bookingId: one.id }).map((found) => ({
				...found,
				guest: one.guest,
			})),
		),
		...before.waits.flatMap((one) => concernOf(one, places.waits, { ...noPerson, waitId: one.id })),
		...coachConcerns(before, after, moved),
	];
}

/**
 * The one answer to "who must know?". Compares how classes were with how they are, and keeps for everyone concerned what
 * they know until they are told. Several changes count as one: a class that is as people know it again is not announced. Members, and
 * coaches with an account, get one mail about everything; the others are on the call list.
 */
export async function announce(tx: Database, before: Before, { moved, ...more }: Announcement): Promise<void> {
	const now = more.clock.now();
	const isComing = (state: ClassState) => !hasStarted({ trainingDate: state.date, time: state.time }, now);
	const found = await concerns(tx, before, moved);
	await record(
		tx,
		found.filter((concern) => newsOf(concern) !== null && (isComing(concern.known) || isComing(concern.now))),
		more,
	);
}

/** Also for decisions that change nothing on the schedule. */
export async function record(
	tx: Database,
	changed: readonly Concern[],
	{ changeId, clock, causeOf }: Omit<Announcement, "moved">,
): Promise<void> {
	const idsOf = (part: keyof Person) => changed.flatMap(({ person }) => person[part] ?? []);
	const people = { bookingIds: idsOf("bookingId"), waitIds: idsOf("waitId"), coachIds: idsOf("coachId") };
	const untold = new Map(
		(await selectUntold(tx, people)).map((row) => {
			const { periodId, trainingDate } = row;
			return [personKey(row, { periodId: periodId ?? 0, date: trainingDate ?? "" }), row];
		}),
	);
	const added: NewNews[] = [];
	for (const { person, guest = false, known, now } of changed) {
		const row = untold.get(personKey(person, known));
		const knows = row ? row.known : known;
		const cause = causeOf(known);
		const place = person.coachId === null ? {} : { periodId: now.periodId, trainingDate: now.date };
		const isNews = newsOf({ person, guest, known: knows, now }) !== null;
		if (row && isNews) await updateNews(tx, row.id, { changeId, cause, ...place });
		else if (row) await deleteNews(tx, [row.id]);
		else added.push({ ...person, ...place, changeId, cause, known });
	}
	await insertNews(tx, added);
	await deleteMailsTo(tx, people);
	for (const { email: recipient, language, template, ...data } of await selectAddressees(tx, people))
		await queueMail(tx, clock, { template, data, recipient, language });
}
