import { startDatabase } from "../../bench/temporary-database.ts";
import { runTrials } from "../run-trials.ts";
import { databaseRestarted } from "./database-restarted.ts";
import { databaseSilent } from "./database-silent.ts";
import { deskKilled } from "./desk/desk-killed.ts";
import { diskFull } from "./disk-full.ts";
import { embeddedKilled } from "./embedded-killed.ts";
import { instanceKilled } from "./instance-killed.ts";
import { mailAway } from "./mail-away.ts";
import { poolFull } from "./pool-full.ts";
import { restore } from "./restore.ts";
import { shutdownDrains } from "./shutdown-drains.ts";
import { slowClients } from "./slow-clients.ts";
import { Stage } from "./stage.ts";

const stage = new Stage(() => startDatabase({ fsync: "on" }));

await runTrials({
	name: "faults",
	title: "Faults",
	text: `Two servers in production, with their limits, behind HAProxy as shipped (\`deploy/haproxy/haproxy.cfg\`), on PostgreSQL that waits for its disk; the last
two trials on the embedded database. Only the restored backup has a pooler, in session pooling. Members and guests book more places than there are, desks take money, and,
as the site does, try again with the same key when they are told to or hear nothing. In the end every answer is compared with what is stored, and every
mail with the bookings. *Postponed* is a 503 with \`Retry-After\`; *copies* are mails sent again with the same \`Message-ID\`, which mail programs show once;
*recovery* is the longest time from the end of a cause to the end of the last bad answer.`,
	trials: [
		instanceKilled(stage),
		databaseRestarted(stage),
		databaseSilent(stage),
		deskKilled(stage),
		poolFull(stage),
		mailAway(stage),
		slowClients(stage),
		shutdownDrains(stage),
		restore(),
		embeddedKilled(),
		diskFull(),
	],
	close: () => stage.close(),
});
