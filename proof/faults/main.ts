import { runTrials } from "../run-trials.ts";
import { clockJumps } from "./clock-jumps.ts";
import { databaseRestarted } from "./database-restarted.ts";
import { diskFull } from "./disk-full.ts";
import { embeddedKilled } from "./embedded-killed.ts";
import { instanceKilled } from "./instance-killed.ts";
import { mailAway } from "./mail-away.ts";
import { poolFull } from "./pool-full.ts";
import { shutdownDrains } from "./shutdown-drains.ts";
import { slowClients } from "./slow-clients.ts";
import { Stage } from "./stage.ts";

const stage = new Stage();

await runTrials({
	name: "faults",
	title: "Faults",
	text: "",
	trials: [
		instanceKilled(stage),
		databaseRestarted(stage),
		poolFull(stage),
		mailAway(stage),
		slowClients(stage),
		shutdownDrains(stage),
		clockJumps(stage),
		embeddedKilled(),
		diskFull(),
	],
	close: () => stage.close(),
});
