import type { NoShowPolicy } from "@kvart/contract/no-show-policy";
import type { StaffSettings, StaffSettingsChange } from "@kvart/contract/staff/settings";
import { wallTime } from "@kvart/contract/time";
import type { Env } from "../../../env.ts";
import type { Deps } from "../../../platform/api.ts";
import type { Database } from "../../../platform/database/database.ts";
import { changeRecord } from "../../../platform/office/change-record.ts";
import { readStored, type StoredPolicy } from "../../../platform/switches.ts";
import { liftAllPauses } from "../../booking/service/pauses.ts";
import { ensureSwitches, selectSwitches, switchesRecord, updateSwitches } from "./queries.ts";

type SettingsDeps = Pick<Deps, "db" | "clock" | "env" | "switches">;

const firstVersion = 1;

type StoredSettings = StaffSettings & { no_show_policy: StoredPolicy | null };

const policyOf = ({ count, days, pause_days }: NoShowPolicy): NoShowPolicy => ({ count, days, pause_days });

/** From the database, not from this server's cache. */
async function readSettings(db: Database, env: Env): Promise<StoredSettings> {
	const row = await selectSwitches(db);
	const { bookingWindow, membershipRule, maintenance, replyDays, noShowPolicy, partner } = readStored(row?.value);
	return {
		booking_window: bookingWindow,
		booking_window_of_server: env.BOOKING_WINDOW,
		membership_rule: membershipRule,
		membership_rule_of_server: env.MEMBERSHIP_RULE,
		maintenance,
		maintenance_by_server: env.maintenance,
		reply_days: replyDays,
		no_show_policy: noShowPolicy,
		partner,
		version: row?.version ?? firstVersion,
	};
}

export function getSettings({ db, env }: SettingsDeps): Promise<StaffSettings> {
	return readSettings(db, env);
}

/** This server uses the new settings right away, the others when they are notified. */
export async function changeSettings(
	deps: SettingsDeps,
	actorId: number,
	change: StaffSettingsChange,
): Promise<StaffSettings> {
	const { db, env, switches } = deps;
	await ensureSwitches(db);
	const changed = await changeRecord<StoredSettings>(deps, {
		...switchesRecord,
		version: change.version,
		actorId,
		action: "settings.changed",
		entity: "settings",
		noted: ({ booking_window, membership_rule, maintenance, reply_days, no_show_policy, partner }) => ({
			booking_window,
			membership_rule,
			maintenance,
			reply_days,
			no_show_policy: no_show_policy && policyOf(no_show_policy),
			partner,
		}),
		read: (tx) => readSettings(tx, env),
		write: async (tx, before) => {
			// Null is a valid choice: the server's own setting.
			const { booking_window = before.booking_window, maintenance = before.maintenance } = change;
			const { membership_rule = before.membership_rule } = change;
			const { reply_days = before.reply_days, no_show_policy = before.no_show_policy } = change;
			const since = before.no_show_policy?.since ?? wallTime(deps.clock.now()).date;
			await updateSwitches(tx, {
				bookingWindow: booking_window,
				membershipRule: membership_rule,
				maintenance,
				replyDays: reply_days,
				noShowPolicy: no_show_policy && { ...policyOf(no_show_policy), since },
				partner: change.partner ?? before.partner,
			});
			if (!no_show_policy) await liftAllPauses(tx, deps.clock.now());
		},
	});
	await switches.refresh();
	return changed;
}
