import { digitsOf } from "@kvart/contract/phone";
import type { FoundClass, FoundInOffice } from "@kvart/contract/staff/find";
import { fewestFindLetters, mostFound } from "@kvart/contract/staff/find-limits";
import { hasRight } from "@kvart/contract/staff/rights";
import { searchTerms } from "@kvart/contract/text-search";
import { addDays, timeOf, wallTime } from "@kvart/contract/time";
import type { Deps } from "../../../platform/api.ts";
import { worksForWholeChain } from "../../../platform/office/scope.ts";
import type { Member } from "../../../platform/session.ts";
import { findComing } from "../../schedule/service.ts";
import { findByText } from "../members/service.ts";
import { type ClassNames, parseClassQuery, startsWord } from "./class-query.ts";
import { selectNames } from "./queries.ts";

type FindDeps = Pick<Deps, "db" | "clock" | "env">;

const daysAhead = 6;
/** Members who come late still ask for the class. */
const minutesAfterStart = 60;
/** A shorter number is an hour or the start of nearly every phone. */
const fewestDigits = 3;

async function findClasses(
	{ db, clock }: FindDeps,
	{ role, clubs, coachId }: Member,
	text: string,
	names: ClassNames,
): Promise<FoundClass[]> {
	const { date: today, minutes } = wallTime(clock.now());
	const query = parseClassQuery(text, names, today);
	if (!query || !hasRight(role, "rosters")) return [];
	// A coach's own classes can be in any club.
	const scope = role === "coach" ? { coach: coachId ?? 0 } : clubs && { gym: [...clubs] };
	const found = await findComing(db, {
		...query,
		...scope,
		today,
		now: timeOf(Math.max(0, minutes - minutesAfterStart)),
		first: today,
		last: addDays(today, daysAhead),
		limit: mostFound,
	});
	return found.map(({ id, training_date: date, time, training, gym, coach }) => ({
		period_id: id,
		date,
		time,
		training,
		gym: gym.name,
		coach: coach?.name ?? null,
	}));
}

function findCoaches(actor: Member, text: string, { coaches }: ClassNames) {
	if (!hasRight(actor.role, "content") || !worksForWholeChain(actor)) return [];
	const terms = searchTerms(text);
	if (terms.length === 0) return [];
	return coaches.filter(({ name }) => terms.every((term) => startsWord(name, term))).slice(0, mostFound);
}

const isShortNumber = (text: string) => /^[\d\s:.h]*$/.test(text) && digitsOf(text).length < fewestDigits;

/** The results that the role and the clubs of the account may open. */
export async function findInOffice(deps: FindDeps, actor: Member, text: string): Promise<FoundInOffice> {
	if (text.length < fewestFindLetters) return { members: [], classes: [], coaches: [] };
	const names = await selectNames(deps.db, actor);
	const seesMembers = hasRight(actor.role, "members") && !isShortNumber(text);
	return {
		members: seesMembers ? await findByText(deps, actor, text, mostFound) : [],
		classes: await findClasses(deps, actor, text, names),
		coaches: findCoaches(actor, text, names),
	};
}
