import type { ScheduleChanged, ScheduleEntry } from "@kvart/contract/staff/schedule";
import type { CalendarDate } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { changeRecord } from "../../../../platform/office/change-record.ts";
import { requireClub } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { type Actor, memberOf } from "../../../../platform/session.ts";
import { type KnownPeriod, periodRecord, selectPeriod } from "../queries/periods.ts";
import { readEntry, type ScheduleDeps } from "./board.ts";
import { nobody, type Told } from "./people.ts";

/** What came of a change: who hears of it, and where the training is now when not where it was. */
export interface Outcome {
	told?: Told;
	now?: { periodId: number; date: CalendarDate };
}

interface Deed {
	action: `period.${string}`;
	version: number;
	/** The date that was on the board. */
	date: CalendarDate;
	write: (tx: Database, period: KnownPeriod, entry: ScheduleEntry) => Promise<Outcome>;
}

/** Every change of a period or of one of its dates: by its club's staff, from the version they saw, noted and announced. */
export async function changePeriod(
	deps: ScheduleDeps,
	actor: Actor,
	id: number,
	{ action, version, date, write }: Deed,
): Promise<ScheduleChanged> {
	const { userId, ...scope } = memberOf(actor);
	const known = await selectPeriod(deps.db, id);
	if (!known) throw new Refusal("ERR_NOT_FOUND");
	requireClub(scope, known.gymId);
	let outcome: Outcome = {};
	const entry = await changeRecord<ScheduleEntry>(deps, {
		...periodRecord,
		id,
		version,
		actorId: userId,
		action,
		entity: "period",
		content: true,
		read: (tx) => readEntry(tx, id, date),
		write: async (tx, before) => {
			outcome = await write(tx, (await selectPeriod(tx, id)) as KnownPeriod, before);
		},
	});
	const { now, told = nobody } = outcome;
	const moved = now && (await readEntry(deps.db, now.periodId, now.date));
	return { entry: moved ?? entry, ...told };
}
