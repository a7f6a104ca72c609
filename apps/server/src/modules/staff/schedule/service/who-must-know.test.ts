import { describe, expect, test } from "vitest";
import type { ClassState, KnownClass } from "../../../../platform/database/schema/class-news.ts";
import { coachNews, concernedCoaches, isCalled, placeNews } from "./who-must-know.ts";

const [vesna, nikola, sanja] = [1, 2, 3];
const yoga: ClassState = {
	periodId: 7,
	date: "2026-11-18",
	time: 1710,
	roomId: 1,
	trainingId: 1,
	coachId: vesna,
	substituted: false,
	cancelled: false,
};
type Change = Partial<KnownClass>;
const off = { cancelled: true };
const later = { time: 1900 };
const by = (coachId: number): Change => ({ coachId, substituted: true });

describe("people with a place, and those who wait for one", () => {
	test.for<[known: Change, now: Change, news: string | null]>([
		[{}, {}, null],
		[{}, off, "cancelled"],
		[off, off, null],
		[off, {}, "restored"],
		[off, later, "moved"],
		[{}, later, "moved"],
		[{}, { date: "2026-11-19" }, "moved"],
		[{}, { roomId: 2 }, "moved"],
		[{}, { trainingId: 2 }, "moved"],
		// Moved and cancelled: the new hour does not matter.
		[{}, { ...later, ...off }, "cancelled"],
		// Another period with the same hour is the same class.
		[{}, { periodId: 8 }, null],
		[{}, by(nikola), "coach"],
		[by(nikola), by(sanja), "coach"],
		[by(nikola), {}, "coach"],
		[by(nikola), by(nikola), null],
		// Another regular coach is part of a new schedule.
		[{}, { coachId: nikola }, null],
		[by(nikola), { ...by(nikola), ...off }, "cancelled"],
	])("a person who knows %j of a class that is %j hears: %s", ([known, now, news]) => {
		expect(placeNews({ ...yoga, ...known }, { ...yoga, ...now })).toBe(news);
	});
});

describe("coaches", () => {
	const offered: Change = { role: "offered" };
	const asked: Change = { role: "asked" };
	test.for<[coach: number, known: Change, now: Change, news: string | null]>([
		[vesna, {}, {}, null],
		[vesna, {}, off, "cancelled"],
		[vesna, off, {}, "restored"],
		[vesna, {}, later, "moved"],
		[vesna, {}, { roomId: 2 }, "moved"],
		[vesna, {}, by(nikola), "replaced"],
		[vesna, by(nikola), {}, "assigned"],
		[vesna, asked, {}, "yours"],
		[vesna, asked, by(nikola), "replaced"],
		[nikola, {}, by(nikola), "assigned"],
		[nikola, by(nikola), by(sanja), "replaced"],
		[nikola, by(nikola), {}, "replaced"],
		[nikola, by(nikola), { ...by(nikola), ...off }, "cancelled"],
		[nikola, offered, by(nikola), "assigned"],
		[nikola, offered, by(sanja), "not-needed"],
		[nikola, offered, off, "not-needed"],
		[nikola, offered, {}, null],
		[nikola, { role: "dismissed" }, {}, "not-needed"],
		[nikola, {}, by(sanja), null],
		[nikola, {}, off, null],
	])("coach %i who knows %j of a class that is %j hears: %s", ([coach, known, now, news]) => {
		expect(coachNews(coach, { ...yoga, ...known }, { ...yoga, ...now })).toBe(news);
	});

	test.for<[known: Change, now: Change, offeredBy: number | null, concerned: number[]]>([
		[{}, later, null, [vesna]],
		[{}, off, null, [vesna]],
		[{}, by(nikola), null, [vesna, nikola]],
		[by(nikola), by(sanja), null, [nikola, sanja]],
		[by(nikola), {}, null, [nikola, vesna]],
		[{}, by(sanja), nikola, [vesna, sanja, nikola]],
		[{}, off, nikola, [vesna, nikola]],
		[{}, {}, null, []],
		[{ coachId: null }, by(nikola), null, [nikola]],
	])("a class known as %j that is %j, offered by %s, concerns %j", ([known, now, offeredBy, concerned]) => {
		const request = offeredBy === null ? undefined : { askedBy: vesna, offeredBy };
		const found = concernedCoaches({ ...yoga, ...known }, { ...yoga, ...now }, request);
		expect(found.map(({ coachId }) => coachId)).toEqual(concerned);
	});
});

/** Everyone who hears of a class that they knew as `known`, in one line. */
function heard(known: ClassState, now: ClassState, offeredBy: number | null = null): string {
	const names = new Map([
		[vesna, "Vesna"],
		[nikola, "Nikola"],
		[sanja, "Sanja"],
	]);
	const request = offeredBy === null ? undefined : { askedBy: vesna, offeredBy };
	const coaches = concernedCoaches(known, now, request).map(
		(coach) => `${names.get(coach.coachId)}: ${coachNews(coach.coachId, coach.known, now)}`,
	);
	const place = placeNews(known, now);
	const people = place !== null && isCalled(place) ? "members and guests" : "members";
	return [...(place === null ? [] : [`${people}: ${place}`]), ...coaches].join(", ");
}

describe("each kind of change, from what people were told last to how it is now", () => {
	test.for<[what: string, known: Change, now: Change, offeredBy: number | null, everyone: string]>([
		["moved", {}, later, null, "members and guests: moved, Vesna: moved"],
		["cancelled, or closed", {}, off, null, "members and guests: cancelled, Vesna: cancelled"],
		[
			"closed while a colleague had offered",
			{},
			off,
			nikola,
			"members and guests: cancelled, Vesna: cancelled, Nikola: not-needed",
		],
		["another coach", {}, by(nikola), null, "members: coach, Vesna: replaced, Nikola: assigned"],
		["an offer, which decides nothing yet", {}, {}, nikola, ""],
		["an offer that is accepted", {}, by(nikola), nikola, "members: coach, Vesna: replaced, Nikola: assigned"],
		[
			"an absence settled by a third coach",
			{},
			by(sanja),
			nikola,
			"members: coach, Vesna: replaced, Sanja: assigned, Nikola: not-needed",
		],
		["undone after people were told", off, {}, null, "members and guests: restored, Vesna: restored"],
		["undone before that", {}, {}, null, ""],
		[
			"another substitute before anyone was told",
			{},
			by(sanja),
			null,
			"members: coach, Vesna: replaced, Sanja: assigned",
		],
		["another substitute after that", by(nikola), by(sanja), null, "members: coach, Nikola: replaced, Sanja: assigned"],
		["moved again before anyone was told", {}, { time: 2000 }, null, "members and guests: moved, Vesna: moved"],
		[
			"moved, then cancelled, before anyone was told",
			{},
			{ ...later, ...off },
			null,
			"members and guests: cancelled, Vesna: cancelled",
		],
		["moved there and back", {}, {}, null, ""],
	])("%s", ([, known, now, offeredBy, everyone]) => {
		expect(heard({ ...yoga, ...known }, { ...yoga, ...now }, offeredBy)).toBe(everyone);
	});
});
