import type { ApiError } from "@kvart/contract/client";
import type { ErrorCode } from "@kvart/contract/errors";
import type { Fault } from "../i18n/problem-message.ts";
import type { Form } from "./use-form.ts";

const fields: Partial<Record<ErrorCode, string>> = {
	ERR_BAD_CREDENTIALS: "password",
	ERR_BAD_EMAIL: "email",
	ERR_DUPLICATED_EMAIL: "email",
	ERR_DUPLICATED_PHONE: "phone",
	ERR_DUPLICATED_JMBG: "jmbg",
};

export function fieldErrorsOf({ code, errors }: Pick<ApiError, "code" | "errors">): { field: string; code: Fault }[] {
	if (errors.length > 0) return [...errors];
	const field = fields[code];
	return field === undefined ? [] : [{ field, code }];
}

/** For `useRequest`: marks the wrong fields; the toast is shown as well, unless it would say that fields are missing. */
export function markFields(form: Pick<Form<Record<string, string>>, "refuse">) {
	return (refusal: ApiError): boolean => {
		form.refuse(fieldErrorsOf(refusal));
		return refusal.errors.some(({ code }) => code === "common-password");
	};
}
