import { SettingsError } from "../env.ts";
import { OtherVersionError } from "./database/data-version.ts";
import { DirectoryInUseError } from "./database/directory-lock.ts";
import { DiskFullError } from "./database/disk-room.ts";

interface SystemError extends Error {
	code?: string;
	port?: number;
	address?: string;
}

/** Thrown when what the server gives out was not built; its text is meant for the person who starts the server. */
export class NotBuiltError extends Error {
	override name = "NotBuiltError";
}

const meantForPeople = [DirectoryInUseError, DiskFullError, NotBuiltError, OtherVersionError];

/** Why the server did not start, for the person who started it: what happened, why, and what to do. */
export function explainStartupError(error: unknown): string {
	if (error instanceof SettingsError) return `The settings are not right.\n${error.message}`;
	if (meantForPeople.some((known) => error instanceof known)) return (error as Error).message;
	const { code, port, message, stack } = error as SystemError;
	if (code === "EADDRINUSE") {
		return `Port ${port} is in use by another program.\nStop that program, or start with another one: PORT=${Number(port) + 1} npm start`;
	}
	if (code === "EACCES" && port) return `Port ${port} may not be opened by this user. Choose one above 1023 with PORT.`;
	if (code && databaseCodes.has(code)) {
		return `The database of DATABASE_URL cannot be used: ${message}\nCheck that the server runs, and the name, user and password.`;
	}
	return stack ?? String(error);
}

const databaseCodes = new Set(["ECONNREFUSED", "ENOTFOUND", "ETIMEDOUT", "28P01", "28000", "3D000", "ECONNRESET"]);
