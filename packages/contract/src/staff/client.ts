import { calls } from "../calls.ts";
import { type CallFunction, createCalls, type Transport } from "../client.ts";
import type { Endpoints } from "../endpoints.ts";
import { type StaffCallName, staffCalls } from "./calls.ts";
import type { StaffEndpoints } from "./endpoints.ts";
import {
	isStaffErrorCode,
	type LastChange,
	type StaffErrorCode,
	type StaffFieldError,
	staffErrorStatus,
} from "./errors.ts";

/** Public calls that the back office uses too. */
const sharedNames = [
	"login",
	"startPasskeyLogin",
	"loginWithPasskey",
	"logout",
	"forgotPassword",
	"changePassword",
	"patchUser",
	"proveIdentity",
	"startPasskey",
	"addPasskey",
	"getTime",
	"listGyms",
	"listGymRooms",
	"listTrainings",
	"listTrainers",
	"listPlans",
] as const;
type SharedName = (typeof sharedNames)[number];

export type StaffClient = { [N in StaffCallName]: CallFunction<StaffEndpoints[N]> } & {
	[N in SharedName]: CallFunction<Endpoints[N]>;
};

export class StaffApiError extends Error {
	override readonly name = "StaffApiError";
	readonly code: StaffErrorCode;
	readonly status: number;
	readonly errors: readonly StaffFieldError[];
	/** With `ERR_CHANGED_MEANWHILE`: the current record. */
	readonly current: unknown;
	/** With `ERR_CHANGED_MEANWHILE`: null if unknown. */
	readonly changedBy: LastChange | null;

	constructor(status: number, body: unknown) {
		const problem = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
		const code = isStaffErrorCode(problem["code"]) ? problem["code"] : "ERR_SOMETHING_WENT_WRONG";
		super(code);
		this.code = code;
		this.status = status || staffErrorStatus[code];
		this.errors = Array.isArray(problem["errors"]) ? (problem["errors"] as StaffFieldError[]) : [];
		this.current = problem["current"];
		this.changedBy = (problem["changed_by"] as LastChange | undefined) ?? null;
	}
}

export function createStaffClient(transport: Transport): StaffClient {
	const shared = Object.fromEntries(sharedNames.map((name) => [name, calls[name]]));
	return createCalls(transport, { ...staffCalls, ...shared }, StaffApiError) as StaffClient;
}
