import { brand } from "@kvart/contract/brand";
import { inLocale } from "@kvart/contract/locale";
import type { DeskTraining, RosterEntry } from "@kvart/contract/staff/today";
import { formatTime, minutesOf, timeOf } from "@kvart/contract/time";
import { currentLanguage } from "../../i18n/language.ts";
import { formatDate } from "../../lib/format.ts";
import { fullName } from "../../lib/staff.ts";
import { m } from "../../paraglide/messages.js";

export function trainingName({ training }: DeskTraining): string {
	return inLocale(currentLanguage(), training.name, training.name_eng);
}

export function roomName({ room }: DeskTraining): string {
	return inLocale(currentLanguage(), room.name, room.name_eng);
}

/** `18:30–19:25` */
export function hours({ time, duration }: DeskTraining): string {
	return `${formatTime(time)}–${formatTime(timeOf((minutesOf(time) + duration) % (24 * 60)))}`;
}

/** For use inside a sentence. */
export function trainingAt(training: DeskTraining): string {
	return m.today_training_at({
		training: trainingName(training),
		club: `${brand.name} ${training.gym.name}`,
		date: formatDate(training.date),
		time: formatTime(training.time),
	});
}

export function personName(entry: Pick<RosterEntry, "first_name" | "last_name">): string {
	return fullName(entry) || m.today_erased();
}
