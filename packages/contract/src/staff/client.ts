import { calls, splitCall } from "../calls.ts";
import {
	type AnyInput,
	type CallFunction,
	type CallOptions,
	fill,
	queryString,
	type Transport,
	type TransportRequest,
} from "../client.ts";
import type { Endpoints } from "../endpoints.ts";
import { type StaffCallName, staffCalls } from "./calls.ts";
import type { StaffEndpoints } from "./endpoints.ts";
import { isStaffErrorCode, type StaffErrorCode, type StaffFieldError, staffErrorStatus } from "./errors.ts";

/** The public calls that the back office needs, too. */
const borrowedNames = [
	"login",
	"logout",
	"forgotPassword",
	"changePassword",
	"patchUser",
	"getTime",
	"listGyms",
	"listGymRooms",
	"listTrainings",
	"listTrainers",
] as const;
type BorrowedName = (typeof borrowedNames)[number];

export type StaffClient = { [N in StaffCallName]: CallFunction<StaffEndpoints[N]> } & {
	[N in BorrowedName]: CallFunction<Endpoints[N]>;
};

/** A call of the back office that was refused. `code` is always one of the catalogue. */
export class StaffApiError extends Error {
	override readonly name = "StaffApiError";
	readonly code: StaffErrorCode;
	readonly status: number;
	readonly errors: readonly StaffFieldError[];
	/** With `ERR_CHANGED_MEANWHILE`: the record as it is now. */
	readonly current: unknown;

	constructor(status: number, body: unknown) {
		const problem = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
		const code = isStaffErrorCode(problem["code"]) ? problem["code"] : "ERR_SOMETHING_WENT_WRONG";
		super(code);
		this.code = code;
		this.status = status || staffErrorStatus[code];
		this.errors = Array.isArray(problem["errors"]) ? (problem["errors"] as StaffFieldError[]) : [];
		this.current = problem["current"];
	}
}

export function createStaffClient(transport: Transport): StaffClient {
	const call =
		(address: Parameters<typeof splitCall>[0]) =>
		async (input?: AnyInput, options?: CallOptions): Promise<unknown> => {
			const { method, path } = splitCall(address);
			const request: TransportRequest = {
				method,
				path: fill(path, input?.params) + queryString(input?.query),
				...options,
			};
			if (input?.body !== undefined) request.body = input.body;
			const { status, body } = await transport(request);
			if (status < 200 || status > 299) throw new StaffApiError(status, body);
			return body;
		};
	const addresses = [...Object.entries(staffCalls), ...borrowedNames.map((name) => [name, calls[name]] as const)];
	return Object.fromEntries(addresses.map(([name, address]) => [name, call(address)])) as unknown as StaffClient;
}
