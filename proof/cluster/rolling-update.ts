import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { currentBuild } from "../../scripts/builds.mjs";
import { root } from "../../scripts/steps.mjs";
import { pause } from "../site/waiting.ts";
import { all } from "../trial.ts";
import type { ClusterStage } from "./trials.ts";
import { underBookings } from "./trials.ts";

const migration = `alter table "bookings" add column "trial_note" text;--> statement-breakpoint
create index "bookings_trial_note_idx" on "bookings" using btree ("trial_note");
`;

interface Journal {
	entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

/** A release of the current build with one migration more. */
function nextRelease(): string {
	const build = `${currentBuild()}-next`;
	const folder = join(build, "apps/server/migrations");
	cpSync(currentBuild(), build, { recursive: true });
	cpSync(join(root, "apps/server/migrations"), folder, { recursive: true });
	symlinkSync(join(root, "media"), join(build, "media"));
	const file = join(folder, "meta/_journal.json");
	const journal = JSON.parse(readFileSync(file, "utf8")) as Journal;
	const last = journal.entries.at(-1);
	if (!last) throw new Error("The build has no migrations.");
	const tag = `${String(last.idx + 1).padStart(4, "0")}_trial`;
	journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
	writeFileSync(file, JSON.stringify(journal));
	writeFileSync(join(folder, `${tag}.sql`), migration);
	return build;
}

/** Servers are replaced one by one by a build that changes the schema. */
export const rollingUpdate = (stage: ClusterStage) =>
	underBookings(stage, {
		name: "rolling-update",
		title: "Servers and schema updated one by one",
		mostSeconds: 3,
		cause: async ({ pair, runSql }, report) => {
			const build = nextRelease();
			try {
				for (const [number, instance] of pair.instances.entries()) {
					report(`server ${number + 1} is replaced`);
					await instance.server.stop();
					await instance.start(build);
					// The proxy needs two checks to use it again.
					await pause(4000);
				}
				const columns = await runSql("select from information_schema.columns where column_name = 'trial_note'");
				return [all("columns that the new version added", columns.length, 1)];
			} finally {
				rmSync(build, { recursive: true, force: true });
			}
		},
	});
