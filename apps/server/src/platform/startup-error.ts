import { SettingsError } from "../env.ts";
import { WrongDataError } from "./database/data-marks.ts";
import { DamagedDataError, OtherVersionError } from "./database/data-version.ts";
import { DirectoryInUseError } from "./database/directory-lock.ts";
import { DiskFullError } from "./database/disk-room.ts";

interface SystemError extends Error {
	code?: string;
	port?: number;
	address?: string;
}

export class NotBuiltError extends Error {
	override name = "NotBuiltError";
}

// Their messages are written for the operator.
const explained = [
	DamagedDataError,
	DirectoryInUseError,
	DiskFullError,
	NotBuiltError,
	OtherVersionError,
	WrongDataError,
];

export function explainStartupError(error: unknown): string {
	if (error instanceof SettingsError) return `The settings are not valid.\n${error.message}`;
	if (explained.some((kind) => error instanceof kind)) return (error as Error).message;
	const { code, port, message, stack } = error as SystemError;
	if (code === "EADDRINUSE") {
		return `Port ${port} is in use by another program.\nStop it, or choose another port: PORT=${Number(port) + 1} npm start`;
	}
	if (code === "EACCES" && port) return `This user may not open port ${port}. Set PORT to one above 1023.`;
	if ((code && databaseCodes.has(code)) || connectionTimeout.test(message)) {
		return `The database of DATABASE_URL cannot be used: ${message}\nCheck that it is running, and its name, user and password.`;
	}
	return stack ?? String(error);
}

// The driver reports its own time limit without a code.
const connectionTimeout = /^timeout expired$|connection timeout$/;
const databaseCodes = new Set(["ECONNREFUSED", "ENOTFOUND", "ETIMEDOUT", "28P01", "28000", "3D000", "ECONNRESET"]);
