import { once } from "node:events";
import { startMailServer } from "../site/mail-server.ts";
import { startPair } from "../site/pair.ts";
import { startDatabaseCluster } from "./cluster.ts";

/** `npm run cluster`: everything on this machine, with demo content, until Ctrl+C. */
const started = performance.now();
const report = (text: string) =>
	console.log(`${String(Math.round((performance.now() - started) / 1000)).padStart(4)} s  ${text}`);

const interrupted = Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
const database = await startDatabaseCluster(report);
const mail = await startMailServer();
report("filling in the demo content, starting two servers");
const databaseUrl = await database.create("kvart");
const pair = await startPair({ databaseUrl, mailUrl: mail.url }, () => ({ NODE_ENV: "", DEMO: "1" }));

const roles = { leader: "primary", sync_standby: "synchronous replica", replica: "replica" };
const members = await database.members();
console.table([
	{ what: "site", where: pair.url, is: "HAProxy in front of the servers" },
	...pair.instances.map(({ server }, number) => ({ what: `server ${number + 1}`, where: server.url, is: "" })),
	{ what: "database", where: `127.0.0.1:${database.proxy.primaryPort}`, is: "HAProxy, leads to the primary" },
	{ what: "database", where: `127.0.0.1:${database.proxy.replicaPort}`, is: "HAProxy, leads to replicas" },
	...database.nodes.map(({ name, address }) => ({
		what: name,
		where: `${address}:5432, Patroni :8008, etcd :2379`,
		is: roles[members.find((member) => member.name === name)?.role ?? "replica"],
	})),
	{ what: "mail", where: mail.url, is: "takes mails and keeps them in memory" },
]);
report("ready. Ctrl+C ends all of it");
await interrupted;
report("stopping");
await pair.stop();
await mail.stop();
await database.stop();
report("stopped");
process.exit(0);
