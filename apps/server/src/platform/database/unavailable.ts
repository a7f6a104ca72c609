// PostgreSQL, the pooler or the network: the database is down, restarts, fails over or is out of space. A retry may work.
const states =
	/^(08...|53...|57P0[1-5]|57014|55P03|25006|25P03|40001|40P01|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH)$/;
// The driver's own errors have no code.
const messages =
	/^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/**
 * The code or message of an outage; null for any other error. An outage fails many requests at once, so the log gets
 * only this and not their statements.
 */
export function unavailability(error: unknown): string | null {
	if (!(error instanceof Error)) return null;
	const code = "code" in error && typeof error.code === "string" ? error.code : "";
	if (states.test(code)) return code;
	return messages.test(error.message) ? error.message : unavailability(error.cause);
}
