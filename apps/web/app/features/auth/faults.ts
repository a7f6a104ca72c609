import type { ApiError } from "@kvart/contract/client";
import type { ErrorCode } from "@kvart/contract/errors";
import type { Fault } from "../../i18n/field-message.ts";

const fields: Partial<Record<ErrorCode, string>> = {
	ERR_BAD_CREDENTIALS: "password",
	ERR_BAD_EMAIL: "email",
	ERR_DUPLICATED_EMAIL: "email",
	ERR_DUPLICATED_PHONE: "phone",
	ERR_DUPLICATED_JMBG: "jmbg",
};

/** The fields that a refusal is about. */
export function faultsOf({ code, errors }: Pick<ApiError, "code" | "errors">): { field: string; code: Fault }[] {
	if (errors.length > 0) return [...errors];
	const field = fields[code];
	return field === undefined ? [] : [{ field, code }];
}
