import { splitCall } from "@kvart/contract/calls";
import type { InputOf } from "@kvart/contract/client";
import { type StaffCallName, staffCalls } from "@kvart/contract/staff/calls";
import type { StaffEndpoints } from "@kvart/contract/staff/endpoints";
import { choosesClubs, type StaffRole, staffRoles } from "@kvart/contract/staff/rights";
import { officeAccess } from "./access-table.ts";
import { createMembers } from "./booking-factories.ts";
import { proved } from "./member-factories.ts";
import { addStaff, vracar, zemun } from "./staff-factories.ts";
import type { TestApp } from "./test-app.ts";

/** A valid input, created for each caller, because callers change and remove records. Its club is Zemun. */
export type Samples = {
	[N in StaffCallName]: (app: TestApp) => Promise<InputOf<StaffEndpoints[N]>> | InputOf<StaffEndpoints[N]>;
};

type Headers = Record<string, string>;

/** The coach of the classes that samples create, and one who never teaches them. */
const coachOfSamples = 1;
const otherCoach = 9;

const everywhere = staffRoles
	.filter(choosesClubs)
	.flatMap((role) => [
		[`${role} of another club`, { role, clubs: [vracar] }] as const,
		[`${role} of the club`, { role, clubs: [zemun] }] as const,
		[`${role} of no club`, { role, clubs: [] }] as const,
		[`${role} of all clubs`, { role }] as const,
	]);

type StaffOptions = NonNullable<Parameters<typeof addStaff>[1]>;

const staffCallers: Record<string, StaffOptions & { role: StaffRole }> = {
	...Object.fromEntries(everywhere),
	"coach of the class": { role: "coach", coachId: coachOfSamples },
	"another coach": { role: "coach", coachId: otherCoach },
	"manager who has shown the second factor": { role: "manager", secondFactor: "confirmed" },
	"manager who has not shown the second factor": { role: "manager", secondFactor: "needed" },
	administrator: { role: "admin" },
	"administrator who has not shown the second factor": { role: "admin", secondFactor: "needed" },
};

export const everyCaller = ["visitor", "member", ...Object.keys(staffCallers)];
export const everyStaffCall = Object.keys(staffCalls) as StaffCallName[];

async function headersOf({ db }: TestApp, caller: string): Promise<Headers> {
	const staff = staffCallers[caller];
	// Roles are compared here, proofs in `modules/proof`.
	if (staff) return { ...(await proved(db, (await addStaff(db, staff)).headers)) };
	return caller === "member" ? ((await createMembers(db, 1))[0]?.headers ?? {}) : {};
}

export type Outcome = "ERR_BAD_SESSION_ID" | "ERR_BAD_ROLE" | "ERR_SECOND_FACTOR" | "let in";

interface AnyInput {
	params?: Record<string, number>;
	query?: Record<string, string | undefined>;
	body?: unknown;
}

/**
 * Calls that read or are refused change nothing, so they share accounts and a sample for each call. Coaches do not: a
 * new account takes the record from the one before.
 */
const accounts = new Map<string, Promise<Headers>>();
const sharedSamples = new Map<StaffCallName, Promise<AnyInput>>();

function cached<K, V>(map: Map<K, Promise<V>>, key: K, make: () => Promise<V>): Promise<V> {
	const known = map.get(key) ?? make();
	map.set(key, known);
	return known;
}

const letters: Record<StaffRole, string> = { receptionist: "R", coach: "C", manager: "M", editor: "E", admin: "A" };

/** For a record of Zemun. */
function worksThere(words: string[], { role, clubs }: StaffOptions, caller: string): boolean {
	const isLimited = ["club", "chain", "own"].some((limit) => words.includes(limit));
	if (!isLimited || role === "admin") return true;
	if (role === "coach") return caller === "coach of the class";
	return clubs === undefined || (words.includes("club") && clubs.includes(zemun));
}

/** By the table. */
export function expectedOutcome(name: StaffCallName, caller: string): Outcome {
	const [roles = "", ...words] = officeAccess[name].split(" ");
	const staff = staffCallers[caller];
	if (caller === "visitor") return "ERR_BAD_SESSION_ID";
	if (!staff || !roles.includes(letters[staff.role])) return "ERR_BAD_ROLE";
	if (staff.secondFactor === "needed" && !words.includes("early")) return "ERR_SECOND_FACTOR";
	return worksThere(words, staff, caller) ? "let in" : "ERR_BAD_ROLE";
}

function addressOf(path: string, { params = {}, query = {} }: AnyInput): string {
	const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
	const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
	return `/api${filled}?${new URLSearchParams(given).toString()}`;
}

export async function actualOutcome(
	app: TestApp,
	samples: Samples,
	name: StaffCallName,
	caller: string,
): Promise<string> {
	const sample = async (): Promise<AnyInput> => (await samples[name](app)) ?? {};
	const { method, path } = splitCall(staffCalls[name]);
	const changesNothing = method === "GET" || expectedOutcome(name, caller) !== "let in";
	const isShared = changesNothing && !caller.includes("coach");
	const headers = isShared
		? await cached(accounts, caller, () => headersOf(app, caller))
		: await headersOf(app, caller);
	const input = isShared ? await cached(sharedSamples, name, sample) : await sample();
	const options = { headers, ...(input.body !== undefined && { body: input.body }) };
	const { status, body } = await app.call<{ code?: string }>(method, addressOf(path, input), options);
	// A missing record is refused before the access is checked: such a sample would prove nothing.
	if (status === 404 || status >= 500) return `status ${status}`;
	// A wrong password or passkey is an answer of the call itself.
	const isRefusal = (status === 401 || status === 403) && body.code !== "ERR_BAD_CREDENTIALS";
	return isRefusal ? String(body.code) : "let in";
}
