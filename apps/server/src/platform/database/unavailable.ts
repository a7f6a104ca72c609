// What PostgreSQL, a pooler before it and the network say when the database is away, restarting, switching over to its
// standby or has no room: nothing is wrong with the request, and in a moment it may pass.
const states =
	/^(08...|53...|57P0[1-5]|57014|55P03|25006|40001|40P01|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH)$/;
// The driver's own errors have no code.
const messages =
	/^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/**
 * Why the database cannot answer right now, in a word for the log; null when that is not what failed. An outage fails
 * many requests at once: the word is enough, their statements would only fill the disk.
 */
export function unavailability(error: unknown): string | null {
	if (!(error instanceof Error)) return null;
	const code = "code" in error && typeof error.code === "string" ? error.code : "";
	if (states.test(code)) return code;
	return messages.test(error.message) ? error.message : unavailability(error.cause);
}
