import type { Closing } from "@kvart/contract/closings";
import type { ChangeAction, ChangeOptions } from "@kvart/contract/staff/schedule-changes";
import {
	type ClosedClass,
	type ClosingChange,
	type ClosingWithdrawal,
	maximumClosingDays,
	type NewClosing,
	type ScheduleClosing,
} from "@kvart/contract/staff/schedule-closings";
import { addDays, instantOf, wallTime } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { writeAudit } from "../../../../platform/office/audit.ts";
import { changedMeanwhile } from "../../../../platform/office/changed-meanwhile.ts";
import { requireClub, requireWholeChain, worksFor, worksForWholeChain } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { type Actor, type Member, memberOf } from "../../../../platform/session.ts";
import { selectClubIds, selectRoom } from "../queries/board.ts";
import { type ClosingDetails, selectClosingDetails, selectClosingList } from "../queries/closing-list.ts";
import { insertClosing, lockClosing, updateClosing } from "../queries/closings.ts";
import type { ScheduleDeps } from "./board.ts";
import { refuseField } from "./checks.ts";
import { followClosing } from "./follow-closing.ts";
import { type Effect, makeChange } from "./make-change.ts";

type Dates = Pick<Closing, "from_date" | "from_time" | "until_date" | "until_time">;

const startOf = ({ from_date, from_time }: Dates): Date => instantOf(from_date, from_time ?? 0);

/** The first moment after it. */
const endOf = ({ until_date, until_time }: Dates): Date =>
	until_time === null ? instantOf(addDays(until_date, 1), 0) : instantOf(until_date, until_time);

function stateOf(dates: Dates, now: Date): ScheduleClosing["state"] {
	if (endOf(dates) <= now) return "past";
	return startOf(dates) <= now ? "now" : "coming";
}

/** `before` is null for a new one: what has begun keeps its first day. */
function requireDates(dates: Dates, before: Dates | null, now: Date): void {
	if ((dates.from_time === null) !== (dates.until_time === null))
		refuseField(dates.from_time === null ? "from_time" : "until_time", "required-field");
	if (endOf(dates) <= startOf(dates)) refuseField(dates.from_date === dates.until_date ? "until_time" : "until_date");
	if (dates.until_date > addDays(dates.from_date, maximumClosingDays)) refuseField("until_date");
	if (endOf(dates) <= now) refuseField("until_date");
	const sameStart = before?.from_date === dates.from_date && before.from_time === dates.from_time;
	if (!sameStart && dates.from_date < wallTime(now).date) refuseField("from_date");
}

function requirePlace(member: Member, gymId: number | null): void {
	if (gymId === null) requireWholeChain(member);
	else requireClub(member, gymId);
}

const isOwn = (member: Member, { gym_id }: Pick<Closing, "gym_id">) =>
	gym_id === null ? worksForWholeChain(member) : worksFor(member, gym_id);

function shown(row: ClosingDetails, member: Member, now: Date): ScheduleClosing {
	return { ...row, state: stateOf(row, now), own: isOwn(member, row) };
}

/** The fields stored in the audit log. */
function recorded({ reason, reason_eng, gym_id, room, from_date, from_time, until_date, until_time }: ClosingDetails) {
	return { reason, reason_eng, gym_id, room, from_date, from_time, until_date, until_time };
}

type Facts = Omit<ClosingChange, "version" | "preview" | "send_at_once">;

function columnsOf({ from_date, from_time, until_date, until_time, reason, reason_eng }: Facts) {
	return {
		fromDate: from_date,
		fromTime: from_time,
		untilDate: until_date,
		untilTime: until_time,
		reason,
		reasonEng: reason_eng,
	};
}

interface ClosingResult {
	closing: ScheduleClosing;
	closed: ClosedClass[];
	reopened: ClosedClass[];
}

interface ClosingAction {
	action: ChangeAction & `closing.${string}`;
	options: ChangeOptions;
	/** Null for a new one. */
	before: ClosingDetails | null;
	gymId: number | null;
	/** Returns its id. */
	write: (tx: Database, now: Date) => Promise<number>;
}

/** Writes the closing, then cancels what it covers now and reopens what it does not cover any more. */
async function changeClosing(
	deps: ScheduleDeps,
	actor: Actor,
	{ action, options, before, gymId, write }: ClosingAction,
): Promise<ClosingResult & Effect> {
	const member = memberOf(actor);
	return makeChange<ClosingResult>(deps, actor, {
		action,
		gymIds: gymId === null ? await selectClubIds(deps.db) : [gymId],
		options,
		alone: true,
		subject: ({ closing, closed, reopened }) => ({
			training: null,
			closing,
			from: null,
			to: null,
			count: closed.length + reopened.length,
		}),
		write: async (tx, change) => {
			const now = change.clock.now();
			const rowBefore = before && (await lockClosing(tx, before.id));
			if (before && rowBefore?.version !== before.version) throw new Refusal("ERR_CHANGED_MEANWHILE");
			const id = await write(tx, now);
			const changes = await followClosing(tx, deps, change, id);
			const after = (await selectClosingDetails(tx, id)) as ClosingDetails;
			change.because({ code: "closed", note: after.reason, note_eng: after.reason_eng });
			change.closing({ id, before: rowBefore ?? null, version: after.version });
			await writeAudit(tx, {
				at: now,
				actorId: member.userId,
				action,
				entity: "closing",
				entityId: id,
				before: before && recorded(before),
				after: action === "closing.withdrawn" ? null : recorded(after),
			});
			return { closing: shown(after, member, now), ...changes };
		},
	});
}

export async function addClosing(deps: ScheduleDeps, actor: Actor, input: NewClosing) {
	const { gym_id: gymId, gym_room_id: gymRoomId } = input;
	requirePlace(memberOf(actor), gymId);
	requireDates(input, null, deps.clock.now());
	if (gymId !== null && !(await selectClubIds(deps.db)).includes(gymId)) refuseField("gym_id");
	if (gymRoomId !== null && (await selectRoom(deps.db, gymRoomId))?.gym.id !== gymId) refuseField("gym_room_id");
	const write = (tx: Database) => insertClosing(tx, { gymId, gymRoomId, ...columnsOf(input) });
	return changeClosing(deps, actor, { action: "closing.created", options: input, before: null, gymId, write });
}

/** One that is over or withdrawn stays as it is. */
async function openClosing({ db, clock }: ScheduleDeps, actor: Actor, id: number, version: number) {
	const before = await selectClosingDetails(db, id);
	if (!before || before.withdrawn) throw new Refusal("ERR_NOT_FOUND");
	const member = memberOf(actor);
	requirePlace(member, before.gym_id);
	if (stateOf(before, clock.now()) === "past") refuseField("until_date");
	const current = shown(before, member, clock.now());
	if (before.version !== version) throw await changedMeanwhile(db, { entity: "closing", id, current });
	return before;
}

export async function editClosing(deps: ScheduleDeps, actor: Actor, id: number, input: ClosingChange) {
	const before = await openClosing(deps, actor, id, input.version);
	requireDates(input, before, deps.clock.now());
	const write = async (tx: Database) => {
		await updateClosing(tx, id, { ...columnsOf(input), version: before.version + 1 });
		return id;
	};
	const { gym_id: gymId } = before;
	return changeClosing(deps, actor, { action: "closing.changed", options: input, before, gymId, write });
}

export async function withdrawClosing(deps: ScheduleDeps, actor: Actor, id: number, input: ClosingWithdrawal) {
	const before = await openClosing(deps, actor, id, input.version);
	const write = async (tx: Database, now: Date) => {
		await updateClosing(tx, id, { withdrawnAt: now, version: before.version + 1 });
		return id;
	};
	const { gym_id: gymId } = before;
	return changeClosing(deps, actor, { action: "closing.withdrawn", options: input, before, gymId, write });
}

const shownPastDays = 366;

export async function listClosings({ db, clock }: ScheduleDeps, actor: Actor, gymId: number | undefined) {
	const member = memberOf(actor);
	if (gymId !== undefined) requireClub(member, gymId);
	const now = clock.now();
	const since = addDays(wallTime(now).date, -shownPastDays);
	const rows = await selectClosingList(db, gymId === undefined ? member.clubs : [gymId], since);
	const all = rows.map((row) => shown(row, member, now));
	const past = all.filter(({ state }) => state === "past").toReversed();
	return [...all.filter(({ state }) => state !== "past"), ...past];
}
