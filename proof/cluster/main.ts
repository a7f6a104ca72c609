import { Stage } from "../faults/stage.ts";
import { runTrials } from "../run-trials.ts";
import { startDatabaseCluster } from "./cluster.ts";
import { commitInDoubt } from "./commit-in-doubt.ts";
import { contentChange } from "./content-change.ts";
import { primaryFrozen } from "./primary-frozen.ts";
import { replicaLags } from "./replica-lags.ts";
import { rollingUpdate } from "./rolling-update.ts";
import {
	etcdLost,
	primaryCut,
	primaryKilled,
	replicaLost,
	switchedOver,
	underBookings,
	waitingListOnCluster,
} from "./trials.ts";

const stage = new Stage(() => startDatabaseCluster((text) => console.log(text)));

await runTrials({
	name: "cluster",
	title: "A database of three servers",
	text: `Three PostgreSQL servers with Patroni and etcd in network namespaces of one machine, behind HAProxy (\`deploy/cluster\`, only names, ports and the
watchdog changed), synchronous replication; two servers in production behind the proxy that is shipped. Members and guests book all the time.
*Recovery* is the longest time in which no booking was answered; all share two cores, so it is longer than on machines of their own.`,
	trials: [
		...[primaryKilled, switchedOver, primaryCut, commitInDoubt, primaryFrozen, etcdLost, replicaLost, replicaLags].map(
			(fault) => underBookings(stage, fault),
		),
		rollingUpdate(stage),
		contentChange(stage),
		waitingListOnCluster(stage),
	],
	close: () => stage.close(),
});
