import type { ClassState, KnownClass } from "../../../../platform/database/schema/class-news.ts";
import type { OpenRequest } from "../queries/substitutions.ts";

export type PlaceNews = "cancelled" | "restored" | "moved" | "coach";
export type CoachNews = "cancelled" | "restored" | "moved" | "assigned" | "replaced" | "yours" | "not-needed";

function isSameHour(a: ClassState, b: ClassState): boolean {
	return a.date === b.date && a.time === b.time && a.roomId === b.roomId && a.trainingId === b.trainingId;
}

/** The news for members and guests with a place, and for those who wait for one. Null: they know already. */
export function placeNews(known: ClassState, now: ClassState): PlaceNews | null {
	if (now.cancelled) return known.cancelled ? null : "cancelled";
	if (!isSameHour(known, now)) return "moved";
	if (known.cancelled) return "restored";
	// Another regular coach is part of a new schedule, which is not announced.
	const isOther = known.coachId !== now.coachId && (known.substituted || now.substituted);
	return isOther ? "coach" : null;
}

/** The same for a coach: the former one, the present one, one who asked for a substitute or offered to be one. */
export function coachNews(coachId: number, known: KnownClass, now: ClassState): CoachNews | null {
	const taught = known.coachId === coachId && !known.cancelled;
	const teaches = now.coachId === coachId && !now.cancelled;
	if (taught && teaches) {
		if (!isSameHour(known, now)) return "moved";
		return known.role === "asked" ? "yours" : null;
	}
	if (teaches) return known.coachId === coachId ? "restored" : "assigned";
	if (taught) return now.cancelled ? "cancelled" : "replaced";
	if (known.role === "dismissed") return "not-needed";
	// As long as the class is as it was, so is the offer.
	const isSettled = now.cancelled || now.coachId !== known.coachId;
	return known.role === "offered" && isSettled ? "not-needed" : null;
}

interface ConcernedCoach {
	coachId: number;
	known: KnownClass;
}

/** Coaches who have to hear of a class that was `known` and is `now`. */
export function concernedCoaches(
	known: ClassState,
	now: ClassState,
	request: Pick<OpenRequest, "offeredBy"> | undefined,
): ConcernedCoach[] {
	const ids = new Set([known.coachId, now.coachId, request?.offeredBy ?? null]);
	return [...ids]
		.filter((id) => id !== null)
		.map((coachId) => ({
			coachId,
			known: request?.offeredBy === coachId ? { ...known, role: "offered" as const } : known,
		}))
		.filter((coach) => coachNews(coach.coachId, coach.known, now) !== null);
}

/** Guests are called, because they have no address. They are not called about another coach. */
export function isCalled(news: PlaceNews): boolean {
	return news !== "coach";
}
