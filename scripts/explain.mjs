// Readable explanations for failures of tools.
import { statfsSync } from "node:fs";

const noNetwork =
	/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/;
const noRoom = /\bENOSPC\b|no space left on device/i;
const inUse = /\b(EBUSY|EPERM)\b[^\n]*(unlink|rename|rmdir)/;

export function freeMegabytes(folder) {
	const { bavail, bsize } = statfsSync(folder);
	return Math.floor((bavail * bsize) / 2 ** 20);
}

const advice = "Packages and build need 1.5 GB. Free some space, then run the command again.";

/** Undefined if the disk is not the reason. */
export function explainRoom(output, folder) {
	if (!noRoom.test(output)) return undefined;
	return `The disk is full: ${freeMegabytes(folder)} MB are left for ${folder}, or the temporary folder is full.\n${advice}`;
}

/** On a full disk npm neither stops nor fails, so this is checked first. It deletes older packages before it installs. */
export function refuseFullDisk(folder, { hasPackages, free = freeMegabytes(folder) }) {
	if (free >= (hasPackages ? 200 : 1500)) return;
	throw new Error(`There is no room for the packages: ${free} MB are left for ${folder}.\n${advice}`);
}

/** Undefined if the network is not the reason. */
export function explainNetwork(output) {
	const [code] = noNetwork.exec(output) ?? [];
	if (!code) return undefined;
	const [registry = "the registry of npm"] = /https?:\/\/[^/\s]+/.exec(output) ?? [];
	return (
		`The packages cannot be fetched: ${registry} does not respond (${code}).\n` +
		"Check the network, and the proxy if there is one (npm config get https-proxy), then run the command again."
	);
}

/** Undefined if the reason is unknown. */
export function explainInstall(output, folder) {
	if (inUse.test(output)) {
		return (
			"A file of an installed package is in use and cannot be replaced.\n" +
			"Stop the server that runs from this folder, then run the command again."
		);
	}
	return explainNetwork(output) ?? explainRoom(output, folder);
}
