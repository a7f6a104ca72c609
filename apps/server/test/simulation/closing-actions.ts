import { addDays, wallTime } from "@kvart/contract/time";
import { sql } from "drizzle-orm";
import { Random } from "../random.ts";
import { type Action, type Around, at, call } from "./action.ts";
import { type House, wrongClock } from "./house.ts";
import { coming, type ModelClass } from "./model.ts";
import type { Draws } from "./steps.ts";

const path = "/api/staff/schedule/closing";
/** The demo has closings of its own. */
export const closingReason = "Radovi";
const chainPart = 0.15;
const changedMeanwhile = "ERR_CHANGED_MEANWHILE";

const keysOf = (classes: readonly ModelClass[]) => classes.map(({ slot, date }) => ({ slot: slot.id, date }));

/** A holiday of the chain, or repairs in a club. */
function close({ house, world }: Around, draws: Draws): Action {
	const from = addDays(wallTime(new Date(house.now)).date, Math.floor(draws.day * 7));
	const until = addDays(from, draws.yes ? 0 : 1);
	const club = draws.who < chainPart ? null : (at(house.clubs, draws.slot) ?? null);
	const closing = { club, from, until };
	const body = { gym_id: club, from_date: from, until_date: until, reason: closingReason, reason_eng: "Repairs" };
	return {
		retry: "look",
		classes: keysOf(world.closings.covered(world.bookings, closing, house.now)),
		people: [],
		text: `${club === null ? "the chain" : `club ${club}`} is closed from ${from} to ${until}`,
		send: call(house, "POST", { path, token: house.adminToken, body, more: () => "done" }),
		expect: ({ bookings, closings }, now) => closings.close(bookings, closing, now),
	};
}

async function closingRow(house: House, index: number) {
	const rows = await house.rows<{ id: number; version: number }>(sql`
		select id, version from closings where reason = ${closingReason} order by id offset ${index} limit 1`);
	return rows[0];
}

function withdraw({ house, world }: Around, draws: Draws): Action | null {
	const today = wallTime(new Date(house.now)).date;
	const open = [...world.closings.closings.entries()].filter(
		([, { until, withdrawn }]) => !withdrawn && until >= today,
	);
	const found = at(open, draws.pick);
	if (!found) return null;
	const [index, closing] = found;
	return {
		retry: "look",
		classes: keysOf(world.closings.covered(world.bookings, closing, house.now)),
		people: [],
		text: `the closing from ${closing.from} to ${closing.until} is withdrawn`,
		send: async (server) => {
			const row = await closingRow(house, index);
			const body = { version: row?.version ?? 0 };
			return call(house, "DELETE", {
				path: `${path}/${row?.id ?? 0}`,
				token: house.adminToken,
				body,
				more: () => "done",
			})(server);
		},
		expect: ({ bookings, closings }, now, { code }) =>
			code === changedMeanwhile ? code : closings.withdraw(bookings, index, now),
	};
}

/** A coach is ill for some days: others take over some classes, the rest is cancelled. */
function away({ house, world }: Around, draws: Draws): Action | null {
	const coach = at(house.coaches, draws.who) ?? 0;
	const today = wallTime(new Date(house.now)).date;
	const soon = [0, 1, 2].slice(0, 1 + Math.floor(draws.day * 3)).flatMap((days) => {
		const day = { club: null, from: addDays(today, days), until: addDays(today, days) };
		return world.closings.covered(world.bookings, day, house.now);
	});
	const classes = soon.filter(
		(about) => about.slot.coach === coach && !about.cancelled && coming(about, house.now + wrongClock),
	);
	if (classes.length === 0) return null;
	const random = new Random(Math.floor(draws.slot * 2 ** 32));
	const others = house.coaches.filter((id) => id !== coach);
	const items = classes.map((about) => ({ about, substitute: random.chance(0.5) ? random.pick(others) : null }));
	return {
		retry: "look",
		classes: keysOf(classes),
		people: [],
		text: `coach ${coach} is ill: ${items.map(({ about, substitute }) => `${about.date} ${about.slot.id} ${substitute ?? "cancelled"}`).join(", ")}`,
		send: async (server) => {
			const versions = await house.versionsOf(classes.map(({ slot }) => slot.id));
			const body = {
				items: items.map(({ about: { slot, date }, substitute }) => ({
					period_id: slot.id,
					version: versions.get(slot.id) ?? 0,
					date,
					substitute_id: substitute,
				})),
			};
			const url = `/api/staff/schedule/coach/${coach}/away`;
			return call(house, "POST", { path: url, token: house.adminToken, body, more: () => "done" })(server);
		},
		expect: ({ bookings }, _, { code }) => {
			if (code === changedMeanwhile) return code;
			const found = items.map(({ about: { slot, date }, substitute }) => ({
				about: bookings.classOn(slot.id, date),
				substitute,
			}));
			if (found.some(({ about }) => about.cancelled)) return "ERR_TRAINING_FILLED_OR_CANCELLED";
			for (const { about, substitute } of found) if (substitute === null) bookings.cancelClass(about);
			return "done";
		},
	};
}

export const closingActions = { close, withdraw, away };
