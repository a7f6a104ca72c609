import { pause } from "../site/waiting.ts";
import { none } from "../trial.ts";
import { urlAt } from "./node.ts";
import { tryWrites } from "./stray-writes.ts";
import { calmMilliseconds, type Fault, otherPrimary } from "./trials.ts";

const frozenMilliseconds = 30_000;

/** It wakes up as a primary that does not know what happened meanwhile. */
export const primaryFrozen: Fault = {
	name: "primary-frozen",
	title: "The primary stopped for half a minute",
	mostSeconds: 45,
	cause: async ({ database, databaseUrl, runSql }, report) => {
		const primary = await database.nodeWith("leader");
		await runSql("create table stray_writes (number int)");
		report(`SIGSTOP of everything on ${primary.name}, the primary`);
		const thawed = pause(frozenMilliseconds);
		primary.freeze();
		await Promise.all([otherPrimary(database, primary), thawed]);
		const writes = tryWrites(urlAt(primary, databaseUrl));
		report("another server is the primary; SIGCONT of the former one");
		primary.thaw();
		await pause(calmMilliseconds);
		const { tried, acknowledged } = await writes.stop();
		return [none(`writes that the former primary acknowledged (${tried} tried)`, acknowledged)];
	},
};
