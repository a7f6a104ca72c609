/** The name of the unique index or constraint that refused a row, or null for any other failure; on either driver. */
export function violatedConstraint(error: unknown): string | null {
	const cause = error instanceof Error ? (error.cause ?? error) : undefined;
	if (typeof cause !== "object" || cause === null || !("code" in cause) || cause.code !== "23505") return null;
	return "constraint" in cause && typeof cause.constraint === "string" ? cause.constraint : null;
}
