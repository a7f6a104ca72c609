// Only one process at a time may change node_modules or the builds. Node has no operating system lock that works
// before anything is installed, so the lock is a file that names its owner.
import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const lookMilliseconds = 200;
const heartbeatMilliseconds = 2000;
const ignore = () => undefined;
const no = () => false;
const ownName = `${process.pid} ${performance.timeOrigin}`;

export function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}

/** Owner and time of its last heartbeat; undefined if the lock is free. */
function ownerOf(file) {
	try {
		const name = readFileSync(file, "utf8");
		return { name, pid: Number.parseInt(name, 10), heartbeatAt: statSync(file).mtimeMs };
	} catch (error) {
		if (error.code === "ENOENT") return undefined;
		throw error;
	}
}

function acquire(file) {
	try {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, ownName, { flag: "wx" });
		return true;
	} catch (error) {
		if (error.code === "EEXIST") return false;
		throw error;
	}
}

/** Only the process that creates this folder may remove the lock of a dead owner, after checking again. */
function removeLockOf(file, dead) {
	const claim = `${file}.${dead.name.replaceAll(/\W/g, "-")}`;
	try {
		mkdirSync(claim);
	} catch (error) {
		if (error.code === "EEXIST") return;
		throw error;
	}
	if (ownerOf(file)?.name === dead.name) rmSync(file);
	rmdirSync(claim);
}

/** An empty file was just created. */
function isDead({ name, pid }) {
	if (name === "" || name === ownName) return false;
	return pid === process.pid || !isAlive(pid);
}

/** False if the work was done by another process. */
async function wait(file, { onWait, isDone, silenceMilliseconds }) {
	let reported;
	let seen;
	while (!acquire(file)) {
		const owner = ownerOf(file);
		if (!owner) continue;
		if (reported && reported !== owner.pid && isDone()) return false;
		if (seen?.name !== owner.name || seen.heartbeatAt !== owner.heartbeatAt)
			seen = { ...owner, since: performance.now() };
		if (isDead(owner) || performance.now() - seen.since > silenceMilliseconds) {
			removeLockOf(file, owner);
			continue;
		}
		if (owner.pid && reported !== owner.pid) onWait((reported = owner.pid));
		await pause(lookMilliseconds);
	}
	return true;
}

/**
 * Runs the work under the lock; `onWait` gets the id of the process that is waited for. If `isDone` after another
 * process held the lock, the work is skipped. An owner without heartbeat counts as dead even if its process id
 * exists: in a container ids are reused quickly.
 */
export async function withLock(file, work, { onWait = ignore, isDone = no, silenceMilliseconds = 30_000 } = {}) {
	if (!(await wait(file, { onWait, isDone, silenceMilliseconds }))) return undefined;
	const isOurs = () => ownerOf(file)?.name === ownName;
	const heartbeat = setInterval(() => isOurs() && utimesSync(file, new Date(), new Date()), heartbeatMilliseconds);
	heartbeat.unref();
	try {
		return await work();
	} finally {
		clearInterval(heartbeat);
		if (isOurs()) rmSync(file);
	}
}
