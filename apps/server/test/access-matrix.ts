import { splitCall } from "@kvart/contract/calls";
import type { InputOf } from "@kvart/contract/client";
import type { Endpoint } from "@kvart/contract/endpoint";
import { type StaffCallName, staffCalls } from "@kvart/contract/staff/calls";
import { type StaffEndpoints, staffEndpoints } from "@kvart/contract/staff/endpoints";
import { createMembers } from "./booking-factories.ts";
import { addStaff, vracar, zemun } from "./staff-factories.ts";
import type { TestApp } from "./test-app.ts";

/** A valid input, created for each caller, because callers change and remove records. Its club is Zemun. */
export type Samples = {
	[N in StaffCallName]: (app: TestApp) => Promise<InputOf<StaffEndpoints[N]>> | InputOf<StaffEndpoints[N]>;
};

type Headers = Record<string, string>;

const callers = {
	visitor: async () => ({}),
	member: async ({ db }) => (await createMembers(db, 1))[0]?.headers ?? {},
	"staff of another club": async ({ db }) => (await addStaff(db, { clubs: [vracar] })).headers,
	"staff of the club": async ({ db }) => (await addStaff(db, { clubs: [zemun] })).headers,
	"staff of the whole chain": async ({ db }) => (await addStaff(db)).headers,
	"staff who has shown the second factor": async ({ db }) =>
		(await addStaff(db, { secondFactor: "confirmed" })).headers,
	"staff who has not shown the second factor": async ({ db }) =>
		(await addStaff(db, { secondFactor: "needed" })).headers,
	administrator: async ({ db }) => (await addStaff(db, { role: "admin" })).headers,
	"administrator who has not shown the second factor": async ({ db }) =>
		(await addStaff(db, { role: "admin", secondFactor: "needed" })).headers,
} satisfies Record<string, (app: TestApp) => Promise<Headers>>;

export type Caller = keyof typeof callers;
export const everyCaller = Object.keys(callers) as Caller[];
export const everyStaffCall = Object.keys(staffCalls) as StaffCallName[];

export type Outcome = "ERR_BAD_SESSION_ID" | "ERR_BAD_ROLE" | "ERR_SECOND_FACTOR" | "let in";

export function declaredOutcome(name: StaffCallName, caller: Caller): Outcome {
	const { access, scope, beforeSecondFactor }: Endpoint = staffEndpoints[name];
	if (caller === "visitor") return "ERR_BAD_SESSION_ID";
	if (caller === "member") return "ERR_BAD_ROLE";
	if (access === "admin" && !caller.startsWith("administrator")) return "ERR_BAD_ROLE";
	if (caller.includes("has not shown") && !beforeSecondFactor) return "ERR_SECOND_FACTOR";
	if (scope !== undefined && caller === "staff of another club") return "ERR_BAD_ROLE";
	return scope === "chain" && caller === "staff of the club" ? "ERR_BAD_ROLE" : "let in";
}

interface AnyInput {
	params?: Record<string, number>;
	query?: Record<string, string | undefined>;
	body?: unknown;
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
	caller: Caller,
): Promise<string> {
	const headers: Headers = await callers[caller](app);
	const input: AnyInput = (await samples[name](app)) ?? {};
	const { method, path } = splitCall(staffCalls[name]);
	const options = { headers, ...(input.body !== undefined && { body: input.body }) };
	const { status, body } = await app.call<{ code?: string }>(method, addressOf(path, input), options);
	// A missing record is refused before the access is checked: such a sample would prove nothing.
	if (status === 404 || status >= 500) return `status ${status}`;
	// A wrong password or passkey is an answer of the call itself.
	const refused = (status === 401 || status === 403) && body.code !== "ERR_BAD_CREDENTIALS";
	return refused ? String(body.code) : "let in";
}
