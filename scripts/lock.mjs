// One process at a time changes node_modules or the builds of this folder. Node has no lock of the operating system
// that also works before anything is installed, so the lock is a file that names its holder.
import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const lookMilliseconds = 200;
const signMilliseconds = 2000;
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

/** Who holds the lock and when it last gave a sign of life, or nothing when nobody does. */
function holderOf(file) {
	try {
		const name = readFileSync(file, "utf8");
		return { name, pid: Number.parseInt(name, 10), sign: statSync(file).mtimeMs };
	} catch (error) {
		if (error.code === "ENOENT") return undefined;
		throw error;
	}
}

function take(file) {
	try {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, ownName, { flag: "wx" });
		return true;
	} catch (error) {
		if (error.code === "EEXIST") return false;
		throw error;
	}
}

/** Of all that find the same dead holder only the one that makes this folder removes its lock, and looks again first. */
function clear(file, dead) {
	const claim = `${file}.${dead.name.replaceAll(/\W/g, "-")}`;
	try {
		mkdirSync(claim);
	} catch (error) {
		if (error.code === "EEXIST") return;
		throw error;
	}
	if (holderOf(file)?.name === dead.name) rmSync(file);
	rmdirSync(claim);
}

/** A file without a name in it was made this very moment. */
function isDead({ name, pid }) {
	if (name === "" || name === ownName) return false;
	return pid === process.pid || !isAlive(pid);
}

/** Gives whether the lock was taken: not when what it was wanted for is there. */
async function wait(file, { say, isDone, silenceMilliseconds }) {
	let told;
	let seen;
	while (!take(file)) {
		const holder = holderOf(file);
		if (!holder) continue;
		if (told && told !== holder.pid && isDone()) return false;
		if (seen?.name !== holder.name || seen.sign !== holder.sign) seen = { ...holder, since: performance.now() };
		if (isDead(holder) || performance.now() - seen.since > silenceMilliseconds) {
			clear(file, holder);
			continue;
		}
		if (holder.pid && told !== holder.pid) say((told = holder.pid));
		await pause(lookMilliseconds);
	}
	return true;
}

/**
 * Does the work while no other process holds the lock; `say` is told the process that is waited for. When the next one
 * holds it and `isDone` says that the work was done, there is nothing to wait for. A holder that gives
 * no sign of life for so long is gone, even if its number lives: in a container it soon belongs to another process.
 */
export async function withLock(file, work, { say = ignore, isDone = no, silenceMilliseconds = 30_000 } = {}) {
	if (!(await wait(file, { say, isDone, silenceMilliseconds }))) return undefined;
	const isOurs = () => holderOf(file)?.name === ownName;
	const signs = setInterval(() => isOurs() && utimesSync(file, new Date(), new Date()), signMilliseconds);
	signs.unref();
	try {
		return await work();
	} finally {
		clearInterval(signs);
		if (isOurs()) rmSync(file);
	}
}
