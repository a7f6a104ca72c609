import type { CalendarDate } from "@kvart/contract/time";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { type ClassNews, queueMail } from "../../../mail/service.ts";
import { selectCoachAccount } from "../queries/coaches.ts";
import type { RequestRow } from "../queries/substitutions.ts";

interface Class {
	periodId: number;
	date: CalendarDate;
}

/** What a decision about a class means for a coach. */
export interface Decision extends Class {
	coachId: number;
	news: ClassNews;
}

type Request = Pick<RequestRow, "coach" | "taken_by">;

function withoutTaker(one: Class, { taken_by }: Request, teacherId: number | null): Decision[] {
	return taken_by && taken_by.id !== teacherId ? [{ ...one, coachId: taken_by.id, news: "not-needed" }] : [];
}

/** The class gets a substitute, or is cancelled (null); `open` are the requests for one before that. */
export function decisionsOn(one: Class, open: readonly Request[], substituteId: number | null): Decision[] {
	const asked = open.flatMap((request): Decision[] => [
		{ ...one, coachId: request.coach.id, news: substituteId === null ? "cancelled" : "substituted" },
		...withoutTaker(one, request, substituteId),
	]);
	return substituteId === null ? asked : [...asked, { ...one, coachId: substituteId, news: "assigned" }];
}

export function declined(one: Class, request: Request): Decision[] {
	return [{ ...one, coachId: request.coach.id, news: "yours" }, ...withoutTaker(one, request, null)];
}

/** One mail for each coach with an account, about all of their classes; the same `decision` is mailed once. */
export async function notifyCoaches(
	tx: Database,
	clock: Clock,
	decision: string,
	decisions: readonly Decision[],
): Promise<void> {
	for (const [coachId, own] of Map.groupBy(decisions, (one) => one.coachId)) {
		const account = await selectCoachAccount(tx, coachId);
		if (!account) continue;
		const { email: recipient, language, firstName } = account;
		const classes = own.map(({ periodId, date, news }) => ({ periodId, date, news }));
		const uniqueKey = `own-classes:${coachId}:${decision}`;
		await queueMail(tx, clock, {
			template: "own-classes",
			data: { firstName, classes },
			recipient,
			language,
			uniqueKey,
		});
	}
}
