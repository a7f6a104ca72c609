import { isStaffErrorCode } from "@kvart/contract/staff/errors";
import type { HttpResult } from "./http.ts";

const slowMilliseconds = 15_000;
/** Internal details that must not leak. */
const inside =
	/node_modules|drizzle|\bat [\w.<>]+ \(|insert into|violates|syntax error at|invalid input syntax|ENOENT|\/apps\/server\//;

/** Null if the response is fine. */
export function problemOf({ status, headers, body, milliseconds, failure }: HttpResult): string | null {
	if (failure) return `no answer: ${failure}`;
	if (milliseconds > slowMilliseconds) return `answered after ${Math.round(milliseconds / 1000)} s`;
	const text = body.toString("utf8");
	const type = headers["content-type"] ?? "";
	const code = /"code":"(\w+)"/.exec(text)?.[1];
	// The only 5xx code with a cause outside of the server.
	if (status >= 500 && code !== "ERR_BAD_GOOGLE_RESPONSE") return `status ${status} ${code ?? ""}`.trim();
	if (status < 200) return `status ${status}`;
	if (status >= 400 && text !== "" && !type.startsWith("application/problem+json")) return `${status} as ${type}`;
	if (status >= 400 && text !== "" && !isStaffErrorCode(code)) return `${status} with code ${code}`;
	if (status >= 400 && inside.test(text)) return "tells about the inside";
	if (body.length > 0 && type === "") return "no content type";
	if (headers["x-content-type-options"] !== "nosniff") return "no nosniff";
	return null;
}
