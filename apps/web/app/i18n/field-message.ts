import type { ErrorCode, FieldCode } from "@kvart/contract/errors";
import { problemMessage } from "./problem-message.ts";

/** An error of a field: of its own rule, or of the server, such as a duplicate e-mail address. */
export type Fault = FieldCode | ErrorCode;

export function fieldMessage(code: Fault | undefined): string | undefined {
	return code === undefined ? undefined : problemMessage(code);
}
