import type { StaffSettings, StaffSettingsChange } from "@kvart/contract/staff/settings";
import type { Env } from "../../../env.ts";
import type { Deps } from "../../../platform/api.ts";
import type { Database } from "../../../platform/database/database.ts";
import { changeRecord } from "../../../platform/office/change-record.ts";
import { readStored } from "../../../platform/switches.ts";
import { ensureSwitches, selectSwitches, switchesRecord, updateSwitches } from "./queries.ts";

type SettingsDeps = Pick<Deps, "db" | "clock" | "env" | "switches">;

const firstVersion = 1;

/** From the database, not from this server's cache. */
async function readSettings(db: Database, env: Env): Promise<StaffSettings> {
	const row = await selectSwitches(db);
	const { bookingWindow, maintenance, replyDays } = readStored(row?.value);
	return {
		booking_window: bookingWindow,
		booking_window_of_server: env.BOOKING_WINDOW,
		maintenance,
		maintenance_by_server: env.maintenance,
		reply_days: replyDays,
		version: row?.version ?? firstVersion,
	};
}

export function getSettings({ db, env }: SettingsDeps): Promise<StaffSettings> {
	return readSettings(db, env);
}

/** The other servers are notified on commit; this one refreshes right away. */
export async function changeSettings(
	deps: SettingsDeps,
	actorId: number,
	change: StaffSettingsChange,
): Promise<StaffSettings> {
	const { db, env, switches } = deps;
	await ensureSwitches(db);
	const changed = await changeRecord<StaffSettings>(deps, {
		...switchesRecord,
		version: change.version,
		actorId,
		action: "settings.changed",
		entity: "settings",
		content: true,
		noted: ({ booking_window, maintenance, reply_days }) => ({ booking_window, maintenance, reply_days }),
		read: (tx) => readSettings(tx, env),
		write: async (tx, before) => {
			// Null is a valid choice: the server's own setting.
			const { booking_window = before.booking_window, maintenance = before.maintenance } = change;
			const { reply_days = before.reply_days } = change;
			await updateSwitches(tx, { bookingWindow: booking_window, maintenance, replyDays: reply_days });
		},
	});
	await switches.refresh();
	return changed;
}
