import { eq } from "drizzle-orm";
import { users } from "../../src/platform/database/schema/members.ts";
import { type Action, type Around, at, call, someClass, someMember } from "./action.ts";
import { wrongClock } from "./house.ts";
import type { ModelClass } from "./model.ts";
import type { Draws } from "./steps.ts";

/** Two changes of one version: the second is refused. */
const changedMeanwhile = "ERR_CHANGED_MEANWHILE";

function standing(
	{ house, world, among }: Omit<Around, "plans"> & { among?: ReadonlySet<string> },
	draws: Draws,
	was: "active" | "blocked",
	blocked: boolean,
): Action | null {
	const found = house.members.filter(
		({ person }) => (world.bookings.standing.get(person) ?? "active") === was && (among?.has(person) ?? true),
	);
	const member = at(found, draws.who);
	if (!member) return null;
	return {
		retry: "none",
		classes: [],
		people: [],
		text: `${member.person} is ${blocked ? "blocked" : "unblocked"}`,
		send: async (server) => {
			const [row] = await house.db.select({ version: users.version }).from(users).where(eq(users.id, member.id));
			const body = { version: row?.version ?? 0, blocked, reason: "Simulacija" };
			const path = `/api/staff/member/${member.id}`;
			return call(house, "PATCH", { path, token: house.adminToken, body, more: () => "done" })(server);
		},
		expect: ({ bookings }, now) => {
			if (blocked) bookings.exclude(member.person, "blocked", now);
			else bookings.standing.set(member.person, "active");
			return "done";
		},
		after: async () => {
			if (!blocked) member.token = await house.logIn(member.id);
		},
	};
}

function block({ house, world }: Around, draws: Draws): Action | null {
	return standing({ house, world }, draws, "active", true);
}

/** With a place on a waiting list, which the next ones move up to. */
function blockWaiting({ house, world }: Around, draws: Draws): Action | null {
	const waiting = new Set([...world.bookings.classes.values()].flatMap((about) => world.bookings.lineOf(about)));
	return standing({ house, world, among: waiting }, draws, "active", true);
}

function unblock({ house, world }: Around, draws: Draws): Action | null {
	return standing({ house, world }, draws, "blocked", false);
}

function erase({ house }: Around, draws: Draws): Action {
	const member = someMember(house, draws);
	const path = `/api/staff/member/${member.id}`;
	return {
		retry: "none",
		classes: [],
		people: [],
		text: `${member.person} is erased`,
		send: call(house, "DELETE", { path, token: house.adminToken, body: { name: member.name } }),
		expect: ({ bookings, memberships }, now) => {
			bookings.exclude(member.person, "erased", now);
			memberships.erase(member.person);
			return "SUC_SUCCESS";
		},
		after: () => house.replace(member),
	};
}

/** A class on one date. */
function onDate({ house }: Around, { slot, date }: ModelClass, how: { method: "POST" | "DELETE"; body: object }) {
	return {
		retry: "look" as const,
		classes: [{ slot: slot.id, date }],
		people: [],
		text: `${slot.id} on ${date} is ${how.method === "POST" ? "cancelled" : "restored"}`,
		send: async (server: 0 | 1) => {
			const versions = await house.versionsOf([slot.id]);
			const body = { version: versions.get(slot.id) ?? 0, date, scope: "date", ...how.body };
			const path = `/api/staff/schedule/period/${slot.id}/cancellation`;
			return call(house, how.method, { path, token: house.adminToken, body, more: () => "done" })(server);
		},
	};
}

function cancelClass(around: Around, draws: Draws): Action | null {
	const about = someClass(around.house, around.world, draws);
	if (about.cancelled || about.start <= around.house.now + wrongClock) return null;
	return {
		...onDate(around, about, { method: "POST", body: { reason: "coach-absent" } }),
		expect: ({ bookings }, _, { code }) =>
			code === changedMeanwhile ? code : bookings.cancelClass(bookings.classOn(about.slot.id, about.date)),
	};
}

function restoreClass(around: Around, draws: Draws): Action | null {
	const { bookings, closings } = around.world;
	const soonest = around.house.now + wrongClock;
	const cancelled = [...bookings.classes.values()].filter(
		(each) => each.cancelled && each.start > soonest && closings.closingOf(each) === null,
	);
	const about = at(cancelled, draws.pick);
	if (!about) return null;
	return {
		...onDate(around, about, { method: "DELETE", body: {} }),
		expect: (world, now, { code }) => {
			if (code === changedMeanwhile) return code;
			if (world.closings.closingOf(about) !== null) return "ERR_ALL_FIELDS_REQUIRED";
			return world.bookings.restoreClass(world.bookings.classOn(about.slot.id, about.date), now);
		},
	};
}

export const staffActions = { block, blockWaiting, unblock, erase, cancelClass, restoreClass };
