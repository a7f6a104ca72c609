import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readdirSync, rmdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RunSql } from "../site/database.ts";
import { pause } from "../site/waiting.ts";
import { some, type Trial } from "../trial.ts";
import { BookingLoad } from "./booking-load.ts";
import { collectEmbeddedResults, type EmbeddedScene, openEmbedded } from "./embedded.ts";
import { mannersOf, recoveryAfter } from "./oracle.ts";
import { readingPages } from "./page-reader.ts";
import { judge } from "./verdict.ts";

const megabyte = 2 ** 20;
const calmMilliseconds = 5000;
const fullMilliseconds = 12_000;
/** Almost full, then full. */
const roomsLeft = [8 * megabyte, 0];

/** A small disk in memory. */
function mountSmallDisk(): { folder: string; unmount(): void } {
	if (process.getuid?.() !== 0) throw new Error("Only root can mount a small disk: run it as root.");
	const folder = mkdtempSync(join(tmpdir(), "kvart-disk-"));
	execFileSync("mount", ["-t", "tmpfs", "-o", "size=400m", "tmpfs", folder]);
	const unmount = () => {
		execFileSync("umount", ["--lazy", folder]);
		rmdirSync(folder);
	};
	return { folder, unmount };
}

/** Fills the disk except for some bytes. */
function fill(file: string, leave: number): void {
	const block = Buffer.alloc(megabyte);
	const filler = openSync(file, "w");
	for (let size = block.length; size >= 1; ) {
		try {
			if (writeSync(filler, block, 0, size) < size) size = Math.floor(size / 2);
		} catch {
			size = Math.floor(size / 2);
		}
	}
	closeSync(filler);
	execFileSync("truncate", ["--size", `-${leave}`, file]);
}

const segment = 16 * megabyte;

/** Used part of the current WAL segment. */
async function writtenOf(runSql: RunSql): Promise<number> {
	const rows = await runSql<{ used: number }>(
		`select ((pg_current_wal_insert_lsn() - '0/0') % ${segment})::int as used`,
	);
	return rows[0]?.used ?? 0;
}

/** Advances the WAL until the next segment is due soon, when a full disk hurts most; removes prepared segments. */
async function bringLogToItsEdge(scene: EmbeddedScene, folder: string): Promise<void> {
	const current = await scene.open(async (runSql) => {
		while ((await writtenOf(runSql)) > 0.7 * segment || (await writtenOf(runSql)) < 0.6 * segment)
			await runSql("select pg_logical_emit_message(false, 'trial', repeat('x', 500000))");
		await runSql("select pg_logical_emit_message(true, 'trial', 'x')");
		return (
			(await runSql<{ name: string }>("select pg_walfile_name(pg_current_wal_insert_lsn()) as name"))[0]?.name ?? ""
		);
	});
	const log = join(folder, "postgres/pg_wal");
	for (const name of readdirSync(log)) if (/^\w{24}$/.test(name) && name > current) rmSync(join(log, name));
}

/** The disk is full for a while: no bookings, but everything stays readable. */
export function diskFull(): Trial {
	return {
		name: "disk-full",
		title: "The disk full",
		run: async (report) => {
			const disk = mountSmallDisk();
			try {
				const folder = join(disk.folder, "data");
				const filler = join(disk.folder, "filler");
				const scene = await openEmbedded(folder);
				await bringLogToItsEdge(scene, folder);
				const server = await scene.start();
				const load = new BookingLoad({ url: server.url, crowd: scene.crowd, thinkMilliseconds: 100 });
				const pages = await readingPages(server.url);
				load.start();
				await pause(calmMilliseconds);
				const filled: number[] = [];
				const freed: number[] = [];
				for (const left of roomsLeft) {
					report(`filling the disk but for ${left / megabyte} MB`);
					fill(filler, left);
					filled.push(performance.now());
					await pause(fullMilliseconds);
					rmSync(filler);
					freed.push(performance.now());
					report("there is room again");
					await pause(calmMilliseconds);
				}
				const unread = await pages.stop();
				const results = await collectEmbeddedResults(scene, server, load, report);
				const recoveries = freed.map((moment, round) => recoveryAfter(load.ledger, moment, filled[round + 1]));
				const { postponed } = mannersOf(load.ledger);
				return judge({
					...results,
					recoveries,
					cuts: "never",
					more: [
						some("people asked to come back", postponed),
						{
							what: "pages that could not be read meanwhile",
							measured: unread.length,
							wanted: "0",
							holds: unread.length === 0,
						},
					],
					notes: unread,
				});
			} finally {
				disk.unmount();
			}
		},
	};
}
