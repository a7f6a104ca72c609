import { execFileSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../bench/machine.ts";
import type { Scene, Stage } from "../faults/stage.ts";
import { type Prometheus, startPrometheus } from "./prometheus.ts";

/** Two servers in production that Prometheus watches. */
export interface WatchedSite {
	scene: Scene;
	prometheus: Prometheus;
	/** The small disk with the data directory of the first server. */
	disk: string;
	close(): Promise<void>;
}

// Room for pictures, small enough to be filled at once.
const diskMegabytes = 100;

export async function openWatchedSite(stage: Stage): Promise<WatchedSite> {
	if (process.getuid?.() !== 0) throw new Error("Only root can mount a small disk: run it as root.");
	const disk = mkdtempSync(join(tmpdir(), "kvart-disk-"));
	execFileSync("mount", ["-t", "tmpfs", "-o", `size=${diskMegabytes}m`, "tmpfs", disk]);
	const ports = [await freePort(), await freePort()] as const;
	const scene = await stage.open("alerts", (number) => ({
		METRICS_PORT: String(ports[number]),
		// So few that a dozen slow reads have to wait.
		DATABASE_POOL: "4",
		PICTURES_AHEAD: "0",
		...(number === 0 && { DATA_DIR: disk }),
	}));
	const prometheus = await startPrometheus(ports.map((port) => `127.0.0.1:${port}`));
	return {
		scene,
		prometheus,
		disk,
		close: async () => {
			await prometheus.stop();
			await scene.close();
			execFileSync("umount", ["--lazy", disk]);
			rmdirSync(disk);
		},
	};
}
