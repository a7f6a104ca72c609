interface AnyError extends Error {
	code?: string;
	/** What the query builder adds. */
	query?: string;
	params?: unknown;
	/** What the database adds. */
	severity?: string;
	constraint?: string;
	table?: string;
	column?: string;
}

interface DescribedError {
	name: string;
	message?: string;
	code?: string;
	query?: string;
	constraint?: string;
	table?: string;
	column?: string;
	stack?: string[];
	cause?: DescribedError;
}

const mailAddress = /[^\s<>"'(]+@[^\s<>"')]+/g;
const longNumber = /\+?\d[\d ()/-]{5,}\d/g;

function withoutPersons(text: string): string {
	return text.replace(mailAddress, "<address>").replace(longNumber, "<number>");
}

/**
 * An error as it may stand in a log. The message of a failed query holds the values that it was sent with, and the
 * database's own words quote them: of those only the statement and the names of what refused are kept.
 */
export function describeError(error: unknown): DescribedError {
	if (!(error instanceof Error)) return { name: "Thrown", message: withoutPersons(String(error)) };
	const { name, message, code, query, severity, constraint, table, column, stack, cause } = error as AnyError;
	const ofDatabase = query !== undefined || severity !== undefined;
	// The stack repeats the message before its frames.
	const frames = stack?.split("\n").filter((line) => /^\s+at /.test(line));
	return {
		name,
		...(!ofDatabase && { message: withoutPersons(message) }),
		...(code !== undefined && { code }),
		...(query !== undefined && { query }),
		...(constraint !== undefined && { constraint }),
		...(table !== undefined && { table }),
		...(column !== undefined && { column }),
		...(frames && { stack: frames.map((frame) => frame.trim()) }),
		...(cause !== undefined && { cause: describeError(cause) }),
	};
}
