import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";

// Real processes on real ports.
const main = join(import.meta.dirname, "main.ts");
const folder = mkdtempSync(join(tmpdir(), "kvart-start-"));
/** Of the servers that start, one after the other: making a database takes seconds. */
const data = join(folder, "data");
const started: ChildProcess[] = [];
afterAll(() => {
	for (const child of started) child.kill("SIGKILL");
	rmSync(folder, { recursive: true, force: true });
});

function start(env: Record<string, string>): { child: ChildProcess; output: () => string } {
	// Pictures made ahead would only take time from the other tests; sources are compiled once.
	const own = {
		PATH: process.env["PATH"],
		HOST: "127.0.0.1",
		PICTURES_AHEAD: "0",
		NODE_COMPILE_CACHE: join(folder, "compiled"),
	};
	const child = spawn(process.execPath, [main], { env: { ...own, ...env } });
	started.push(child);
	let text = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
	return { child, output: () => text };
}

async function startAndFail(env: Record<string, string>): Promise<{ code: number; output: string }> {
	const { child, output } = start(env);
	const [code] = (await once(child, "close")) as [number];
	return { code, output: output() };
}

async function untilReady(server: { child: ChildProcess; output: () => string }): Promise<string> {
	return new Promise((resolve, reject) => {
		server.child.stdout?.on("data", () => {
			const address = /Ready at (http:\S+)/.exec(server.output())?.[1];
			if (address) resolve(address);
		});
		server.child.on("close", () => reject(new Error(server.output())));
	});
}

test("an invalid setting is named, exit code 1", async () => {
	const { code, output } = await startAndFail({ BOOKING_WINDOW: "month" });
	expect(code).toBe(1);
	expect(output).toContain('BOOKING_WINDOW must be rolling, week or today, but is "month".');
	expect(output).not.toContain("    at ");
});

test("a server runs, locks its data, is not ready while it stops, and stops cleanly", {
	timeout: 120_000,
}, async () => {
	const settings = { DEMO: "0", CLOCK: "2026-11-22T23:59:00+01:00", DRAIN_SECONDS: "2" };
	const first = start({ PORT: "0", DATA_DIR: data, ...settings });
	const address = await untilReady(first);
	expect(await (await fetch(`${address}/api/time`)).json()).toMatchObject({ day: 7, time: "23:59" });

	const sameData = await startAndFail({ PORT: "0", DATA_DIR: data });
	expect(sameData.code).toBe(1);
	expect(sameData.output).toContain(`The data directory ${data} is in use by another server.`);

	const ready = async () => (await fetch(`${address}/api/ready`)).status;
	expect(await ready()).toBe(200);
	first.child.kill("SIGTERM");
	await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 1500, interval: 20 });
	expect((await fetch(`${address}/api/gym`)).status).toBe(200);
	const [code] = (await once(first.child, "close")) as [number];
	expect(code).toBe(0);
});

test("a port in use is explained, exit code 1", { timeout: 120_000 }, async () => {
	const holder = createServer().listen(0, "127.0.0.1");
	await once(holder, "listening");
	const { port } = holder.address() as { port: number };
	const { code, output } = await startAndFail({ PORT: String(port), DATA_DIR: data, DEMO: "0" });
	holder.close();
	expect(code).toBe(1);
	expect(output).toContain(`Port ${port} is in use by another program.`);
});
