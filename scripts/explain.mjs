// Sentences for the person who ran a command, in place of what a tool wrote before it gave up.
import { statfsSync } from "node:fs";

const noNetwork =
	/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/;
const noRoom = /\bENOSPC\b|no space left on device/i;
const inUse = /\b(EBUSY|EPERM)\b[^\n]*(unlink|rename|rmdir)/;

function roomIn(folder) {
	const { bavail, bsize } = statfsSync(folder);
	return `${Math.floor((bavail * bsize) / 2 ** 20)} MB`;
}

/** Why something could not be written, or undefined when the disk is not the reason. */
export function explainRoom(output, folder) {
	if (!noRoom.test(output)) return undefined;
	return (
		`There is no room on the disk: ${roomIn(folder)} are left for ${folder}, or its temporary folder is full.\n` +
		"Packages and build take 1.5 GB together. Make room, then run the command again."
	);
}

/** Why the registry did not answer, or undefined when it did. */
export function explainNetwork(output) {
	const [code] = noNetwork.exec(output) ?? [];
	if (!code) return undefined;
	const [registry = "the registry of npm"] = /https?:\/\/[^/\s]+/.exec(output) ?? [];
	return (
		`The packages cannot be fetched: ${registry} does not answer (${code}).\n` +
		"Check the network, and the proxy if there is one (npm config get https-proxy), then run the command again."
	);
}

/** Why npm gave up, or undefined when its output says nothing that is known. */
export function explainInstall(output, folder) {
	if (inUse.test(output)) {
		return (
			"A file of the packages is in use, and this system does not replace such files.\n" +
			"Stop the server that runs from this folder, then run the command again."
		);
	}
	return explainNetwork(output) ?? explainRoom(output, folder);
}
