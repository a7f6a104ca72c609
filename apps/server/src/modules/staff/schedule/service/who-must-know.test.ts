import { describe, expect, test } from "vitest";
import type { ClassState, KnownClass } from "../../../../platform/database/schema/class-news.ts";
import { coachNews, concernedCoaches, placeNews } from "./who-must-know.ts";

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
		// Another regular coach is part of a new schedule.
		[{}, { coachId: nikola }, null],
		[by(nikola), { ...by(nikola), ...off }, "cancelled"],
	])("who knows %j of a class that is %j hears: %s", ([known, now, news]) => {
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
