/** What the database says about a failure, on either driver. */
function reportOf(error: unknown): { code?: unknown; constraint?: unknown } {
	const cause = error instanceof Error ? (error.cause ?? error) : undefined;
	return typeof cause === "object" && cause !== null ? cause : {};
}

/** The name of the unique index or constraint that refused a row, or null for any other failure. */
export function violatedConstraint(error: unknown): string | null {
	const { code, constraint } = reportOf(error);
	return code === "23505" && typeof constraint === "string" ? constraint : null;
}

/** Whether the database has surely undone the statement: it broke a rule, met another in a circle or waited too long. */
export function isUndone(error: unknown): boolean {
	const { code } = reportOf(error);
	return typeof code === "string" && /^(23|40)|^(55P03|57014)$/.test(code);
}
