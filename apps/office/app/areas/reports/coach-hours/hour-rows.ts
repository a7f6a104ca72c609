import type { CoachHoursReport, Hours } from "@kvart/contract/staff/coach-hours";
import { m } from "../../../paraglide/messages.js";

export interface HourRow extends Hours {
	key: string;
	coach: string;
	/** Empty if the row adds up all clubs. */
	club: string;
	/** The coach's id; null for classes without a coach. */
	coachId: number | null;
}

/** One row a coach, or one a coach and club. */
export function hourRows({ coaches }: CoachHoursReport, byClub: boolean): HourRow[] {
	return coaches.flatMap(({ coach, clubs, ...sums }) => {
		const row = { key: String(coach?.id), coach: coach?.name ?? m.reports_no_coach(), coachId: coach?.id ?? null };
		if (!byClub) return [{ ...row, ...sums, club: "" }];
		return clubs.map(({ gym, ...hours }) => ({ ...row, ...hours, key: `${row.key} ${gym.id}`, club: gym.name }));
	});
}

/** For spreadsheets, where half an hour is 0,5. */
export function decimalHours(minutes: number): number {
	return Math.round((minutes / 60) * 100) / 100;
}
