import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { queueMail } from "../../../mail/service.ts";
import { selectCoachAccount, selectCoaches, selectManagers } from "../queries/coaches.ts";
import type { RequestRow } from "../queries/substitutions.ts";
import { isFree } from "./own-classes.ts";

interface Account {
	email: string;
	firstName: string;
	language: "sr" | "en";
}

interface Telling {
	clock: Clock;
	to: "coach" | "colleague" | "manager";
	requests: readonly RequestRow[];
}

async function mail(tx: Database, account: Account, { clock, to, requests }: Telling): Promise<void> {
	const { email: recipient, firstName, language } = account;
	const data = { firstName, requestIds: requests.map(({ id }) => id), to };
	await queueMail(tx, clock, { template: "substitution", data, recipient, language });
}

const worksAt = (gymIds: readonly number[] | null, { gym }: RequestRow) => gymIds?.includes(gym.id) ?? true;

/** Each manager gets one mail about all requests in their clubs. Administrators decide where no manager works. */
async function tellManagers(tx: Database, clock: Clock, requests: readonly RequestRow[]): Promise<void> {
	const accounts = await selectManagers(tx);
	const isManaged = (request: RequestRow) =>
		accounts.some(({ role, gymIds }) => role === "manager" && worksAt(gymIds, request));
	for (const { role, gymIds, ...account } of accounts) {
		const own = requests.filter((request) => (role === "manager" ? worksAt(gymIds, request) : !isManaged(request)));
		if (own.length > 0) await mail(tx, account, { clock, to: "manager", requests: own });
	}
}

/** Each colleague gets one mail about the classes that they could take over. */
async function tellColleagues(tx: Database, clock: Clock, requests: readonly RequestRow[]): Promise<void> {
	for (const { id, trainingIds } of await selectCoaches(tx)) {
		const account = await selectCoachAccount(tx, id);
		if (!account) continue;
		const possible: RequestRow[] = [];
		for (const request of requests)
			if (request.coach.id !== id && trainingIds.includes(request.training.id) && (await isFree(tx, id, request)))
				possible.push(request);
		if (possible.length > 0) await mail(tx, account, { clock, to: "colleague", requests: possible });
	}
}

/** A coach looks for a substitute: managers decide, and colleagues may offer to teach. */
export async function tellOfRequests(tx: Database, clock: Clock, requests: readonly RequestRow[]): Promise<void> {
	await tellManagers(tx, clock, requests);
	await tellColleagues(tx, clock, requests);
}

/** A colleague offers to teach: the manager has to confirm it, and the coach should know. */
export async function tellOfOffer(tx: Database, clock: Clock, request: RequestRow): Promise<void> {
	await tellManagers(tx, clock, [request]);
	const account = await selectCoachAccount(tx, request.coach.id);
	if (account) await mail(tx, account, { clock, to: "coach", requests: [request] });
}
