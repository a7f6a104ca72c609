/** The unique index or constraint that rejected a row, on either driver; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
	const cause: unknown = error instanceof Error ? (error.cause ?? error) : {};
	const { code, constraint } = cause as { code?: unknown; constraint?: unknown };
	return code === "23505" && typeof constraint === "string" ? constraint : null;
}
