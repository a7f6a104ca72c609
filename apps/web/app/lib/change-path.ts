import type { CalendarDate } from "@kvart/contract/time";

/** Names an own booking in an address. */
export function changeName(periodId: number, date: CalendarDate): string {
	return `${date}.${periodId}`;
}

/** The sheet that changes an own booking to another hour, without the language. */
export function changePath({ id, trainingDate }: { id: number; trainingDate: CalendarDate }): string {
	return `/account?change=${changeName(id, trainingDate)}`;
}
