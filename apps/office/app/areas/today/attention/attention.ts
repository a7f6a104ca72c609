import { hasEnded } from "@kvart/contract/booking";
import type { EnquiryCounts } from "@kvart/contract/staff/enquiries";
import type { Substitution } from "@kvart/contract/staff/own-classes";
import type { DeskTraining } from "@kvart/contract/staff/today";
import { formatTime } from "@kvart/contract/time";
import { formatMoment, nameOf } from "../../../lib/labels.ts";
import { m } from "../../../paraglide/messages.js";
import { rosterAddress } from "../addresses.ts";
import { trainingName } from "../training-labels.ts";

export interface Matter {
	key: string;
	label: string;
	to: string;
	/** Shown by the page it leads to. */
	gymId?: number;
}

function nameAndTime(training: DeskTraining, withClub: boolean): string {
	const parts = [trainingName(training), formatTime(training.time), withClub && training.gym.name];
	return parts.filter(Boolean).join(", ");
}

/** Trainings that still take place and need attention: no coach, or full while members wait. */
export function trainingMatters(trainings: readonly DeskTraining[], now: Date, withClub: boolean): Matter[] {
	const coming = trainings.filter(
		(training) => !training.cancelled && !hasEnded({ ...training, trainingDate: training.date }, now),
	);
	return coming.flatMap((training) => {
		const [key, to, name] = [`${training.period_id}`, rosterAddress(training), nameAndTime(training, withClub)];
		const matters: Matter[] = [];
		if (!training.coach) matters.push({ key: `coach ${key}`, to, label: m.today_no_coach_for({ name }) });
		if (training.waiting_count > 0) {
			matters.push({ key: `wait ${key}`, to, label: m.today_waiting_for({ name, count: training.waiting_count }) });
		}
		return matters;
	});
}

/** Coaches who cannot come, and substitutions that wait for the manager; the schedule of the club has both. */
export function substitutionMatters(requests: readonly Substitution[]): Matter[] {
	return requests
		.filter(({ absent, taken_by }) => absent || taken_by !== null)
		.map(({ id, absent, taken_by, coach, training, training_date, time, gym, room }) => {
			const name = `${nameOf(training)}, ${formatMoment(training_date, time)}, ${gym.name}`;
			const label = taken_by
				? m.today_substitution_taken({ coach: taken_by.name, name })
				: m.today_coach_absent({ coach: coach.name, name });
			const to = `/schedule?room=${room.id}&week=${training_date}`;
			return { key: `substitution ${id} ${absent}`, label, to, gymId: gym.id };
		});
}

const inbox = (age: string) => `/enquiries/inbox?age=${age}`;

type Counts = Pick<EnquiryCounts, "late" | "overdue">;

/** Enquiries that should have been answered; the promise of the terms counts more than the chain's own. */
export function enquiryMatters({ late, overdue }: Counts): Matter[] {
	if (overdue > 0) {
		return [{ key: "overdue", label: m.today_enquiries_overdue({ count: overdue }), to: inbox("overdue") }];
	}
	return late > 0 ? [{ key: "late", label: m.today_enquiries_late({ count: late }), to: inbox("late") }] : [];
}
