import type { OwnClass } from "@kvart/contract/staff/own-classes";
import { type CalendarDate, formatTime, minutesOf, timeOf } from "@kvart/contract/time";
import { nameOf } from "../../lib/labels.ts";
import { m } from "../../paraglide/messages.js";

type Timed = Pick<OwnClass, "time" | "duration">;

/** `18:30–19:25` */
export function formatHours({ time, duration }: Timed): string {
	return `${formatTime(time)}–${formatTime(timeOf((minutesOf(time) + duration) % (24 * 60)))}`;
}

export function placeOf({ gym, room }: Pick<OwnClass, "gym" | "room">): string {
	return `${gym.name}, ${nameOf(room)}`;
}

export function classAddress({ period_id, date }: { period_id: number; date: CalendarDate }): string {
	return `/classes/week/${period_id}/${date}`;
}

/** The special state of a class on this date; null for an ordinary one. */
export function stateOf({ cancelled, taught_by, instead_of, request }: OwnClass): {
	label: string;
	look: "danger" | "warning" | "plain" | "success";
} | null {
	if (cancelled) return { label: m.own_classes_cancelled(), look: "danger" };
	if (taught_by) return { label: m.own_classes_taught_by({ name: taught_by.name }), look: "plain" };
	if (request?.taken_by) return { label: m.own_classes_taken_by({ name: request.taken_by.name }), look: "success" };
	if (request) return { label: request.absent ? m.own_classes_absent() : m.own_classes_offered(), look: "warning" };
	return instead_of ? { label: m.own_classes_instead_of({ name: instead_of.name }), look: "plain" } : null;
}
