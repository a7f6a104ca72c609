import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withLock } from "./lock.mjs";

// Real files and processes; only the work is fake.
let folder;
let file;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "kvart-lock-"));
	file = join(folder, "lock");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function deadProcess() {
	return spawnSync(process.execPath, ["--version"]).pid;
}

/** A process that holds the lock until its input ends. */
async function otherHolder() {
	const module = pathToFileURL(join(import.meta.dirname, "lock.mjs")).href;
	const program = `
		import { withLock } from ${JSON.stringify(module)};
		import { once } from "node:events";
		await withLock(${JSON.stringify(file)}, async () => { console.log("held"); await once(process.stdin.resume(), "end"); });
	`;
	const child = spawn(process.execPath, ["--input-type=module", "-e", program]);
	await once(child.stdout, "data");
	return child;
}

test("runs one at a time, also after a failure", async () => {
	let inside = 0;
	let most = 0;
	const work = async () => {
		most = Math.max(most, ++inside);
		await new Promise((resolve) => setImmediate(resolve));
		inside--;
		throw new Error("broke");
	};
	const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => withLock(file, work)));
	expect(outcomes.map(({ reason }) => reason.message)).toEqual(["broke", "broke", "broke", "broke"]);
	expect(most).toBe(1);
	expect(readdirSync(folder)).toEqual([]);
});

test("reports the process that is waited for", async () => {
	const holder = await otherHolder();
	const reported = [];
	const onWait = (pid) => {
		reported.push(pid);
		holder.stdin.end();
	};
	const ours = await withLock(file, async () => readFileSync(file, "utf8"), { onWait });
	expect(ours.startsWith(`${process.pid} `)).toBe(true);
	expect(reported).toEqual([holder.pid]);
});

test("stops waiting if the work is done", async () => {
	const first = await otherHolder();
	let second;
	const onWait = () => {
		// The second process gets the lock when the first one releases it.
		rmSync(file);
		writeFileSync(file, `${process.ppid} 1`);
		second = true;
	};
	await expect(withLock(file, expect.unreachable, { onWait, isDone: () => second })).resolves.toBeUndefined();
	expect(readFileSync(file, "utf8")).toBe(`${process.ppid} 1`);
	const gone = once(first, "exit");
	first.stdin.end();
	await gone;
});

test("one waiting process takes over the lock of a killed one", async () => {
	const holder = await otherHolder();
	const gone = once(holder, "exit");
	holder.kill("SIGKILL");
	await gone;
	expect(existsSync(file)).toBe(true);
	let inside = 0;
	const work = async () => {
		expect(++inside).toBe(1);
		await new Promise((resolve) => setImmediate(resolve));
		inside--;
	};
	await Promise.all([withLock(file, work), withLock(file, work), withLock(file, work)]);
	expect(readdirSync(folder)).toEqual([]);
});

test("a reused process id does not hold the lock forever", async () => {
	writeFileSync(file, `${process.ppid} 1`);
	await expect(withLock(file, async () => "taken over", { silenceMilliseconds: 50 })).resolves.toBe("taken over");
	writeFileSync(file, `${process.pid} 1`);
	await expect(withLock(file, async () => "was ours before a restart")).resolves.toContain("ours");
	writeFileSync(file, `${deadProcess()} 1`);
	await expect(withLock(file, async () => "was nobody's")).resolves.toContain("nobody");
});
