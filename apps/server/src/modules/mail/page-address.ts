import type { Locale } from "@kvart/contract/locale";
import { type CalendarDate, weekOf } from "@kvart/contract/time";

export function pageAddress(
	publicUrl: string,
	language: Locale,
	path: `/${string}`,
	query: Record<string, string> = {},
): string {
	const search = new URLSearchParams(query).toString();
	return `${publicUrl}${language === "en" ? "/en" : ""}${path}${search && `?${search}`}`;
}

export function officeAddress(publicUrl: string): string {
	return `${publicUrl}/staff`;
}

interface Training {
	promotion: boolean;
	gymId: number;
	roomId: number;
	periodId: number;
	trainingDate: CalendarDate;
}

/** The page to book again. */
export function schedulePath({ promotion, gymId }: Training): `/${string}` {
	return `/${promotion ? "promotions" : "training-schedule"}/${gymId}`;
}

/** The sheet that books it, on the board of its week. */
export function sheetPath(training: Training) {
	const [week = training.trainingDate] = weekOf(training.trainingDate);
	const query = { room: String(training.roomId), week, book: String(training.periodId) };
	return { path: schedulePath(training), query };
}
