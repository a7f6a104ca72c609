import { formatClock, isTime, minutesOf } from "@kvart/contract/time";

/** 930 as the field writes it, `09:30`. */
export function toClockFace(time: number | null): string {
	return time === null ? "" : formatClock(minutesOf(time));
}

/** `09:30` as periods carry it, 930; null while it is not a time yet. */
export function fromClockFace(face: string): number | null {
	const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(face) ?? [];
	const time = Number(hours) * 100 + Number(minutes);
	return hours && minutes && isTime(time) ? time : null;
}
