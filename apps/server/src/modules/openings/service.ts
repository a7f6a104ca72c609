import { type Gym, isComingSoon } from "@kvart/contract/clubs";
import { type OpeningRequest, openingTrap } from "@kvart/contract/openings";
import type { Deps } from "../../platform/api.ts";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/problem.ts";
import { listGyms } from "../clubs/service.ts";
import { queueMail } from "../mail/service.ts";
import * as queries from "./queries.ts";

type OpeningDeps = Pick<Deps, "db" | "clock">;

const listedRequests = 500;

async function clubOf(db: Database, gymId: number): Promise<Gym> {
	const club = (await listGyms(db)).find(({ id }) => id === gymId);
	if (!club) throw new Refusal("ERR_NOT_FOUND");
	return club;
}

/**
 * Puts an address on the list of a club that has not opened yet. Without a mail: it may be a stranger's. The answer is the
 * same for an address that is on it already, and for robots.
 */
export async function requestOpeningNotice(
	{ db, clock }: OpeningDeps,
	gymId: number,
	{ email, language, [openingTrap]: trap }: OpeningRequest,
): Promise<{ code: "SUC_SUCCESS" }> {
	if (!isComingSoon(await clubOf(db, gymId))) throw new Refusal("ERR_NOT_FOUND");
	if (trap) return { code: "SUC_SUCCESS" };
	await queries.insertRequest(db, { gymId, email, language, createdAt: clock.now() });
	return { code: "SUC_SUCCESS" };
}

/** For staff. */
export async function listOpeningRequests(db: Database, gymId: number) {
	await clubOf(db, gymId);
	return {
		...(await queries.countRequests(db, gymId)),
		requests: await queries.selectRequests(db, gymId, listedRequests),
	};
}

/** Queues the mail to everyone on the list, and returns their number. */
export async function notifyOfOpening(tx: Database, clock: Deps["clock"], gymId: number): Promise<number> {
	if (isComingSoon(await clubOf(tx, gymId))) throw new Refusal("ERR_NOT_OPEN_YET");
	const requests = await queries.markNotified(tx, gymId, clock.now());
	for (const { id, email, language } of requests) {
		const data = { openingRequestId: id };
		await queueMail(tx, clock, { template: "club-opened", recipient: email, language, data });
	}
	return requests.length;
}

/** For the mails. */
export function requestedClub(db: Database, requestId: number) {
	return queries.selectRequestedClub(db, requestId);
}
