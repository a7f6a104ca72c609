import type { Role } from "@kvart/contract/members";
import { LineError } from "../../lib/line-error.ts";

interface Session {
	code: string;
	session_id: string;
	role: Role;
}

/**
 * A log-in that was answered by our server and nobody else: a network that wants its own log-in first answers 200 to
 * everything.
 */
export function checkedSession(answer: Session): Session {
	const { code, session_id, role } = (answer ?? {}) as Partial<Session>;
	const ours =
		code === "SUC_LOGGED_IN" && typeof session_id === "string" && session_id !== "" && typeof role === "string";
	if (!ours) throw new LineError("NOT_OUR_SERVER");
	return answer;
}
