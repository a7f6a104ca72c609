import { StaffApiError } from "@kvart/contract/staff/client";

/** Whether a record is not there, or not for this account: for whoever looks for it that is the same. */
export function isMissing(error: unknown): boolean {
	return error instanceof StaffApiError && (error.code === "ERR_NOT_FOUND" || error.code === "ERR_BAD_ROLE");
}
