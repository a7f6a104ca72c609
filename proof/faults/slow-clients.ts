import { type Dawdling, endlessForm, endlessHeaders, holdOpen } from "../site/slow-connections.ts";
import { pause } from "../site/waiting.ts";
import { all, atMost, type Check, type Trial } from "../trial.ts";
import { BookingLoad } from "./booking-load.ts";
import { mannersOf } from "./oracle.ts";
import { collectResults } from "./results.ts";
import type { Stage } from "./stage.ts";
import { judge } from "./verdict.ts";

interface Way extends Dawdling {
	connections: number;
	/** Seconds until proxy and server must end the connection. */
	proxyEnds: number;
	serverEnds?: number;
}

const page = "GET / HTTP/1.1\r\nHost: kvart.example\r\n\r\n";
const ways: Way[] = [
	{ what: "say nothing", begin: "", dribble: "", reads: true, connections: 200, proxyEnds: 13 },
	{ ...endlessHeaders, connections: 200, proxyEnds: 13, serverEnds: 25 },
	{ ...endlessForm, connections: 200, proxyEnds: 13, serverEnds: 40 },
	// Enough pages to fill all buffers.
	{
		what: "never read what they asked for",
		begin: page.repeat(100),
		dribble: "",
		reads: false,
		connections: 50,
		proxyEnds: 45,
	},
];
/** Even without the proxy, the server must end such connections. */
const directConnections = 100;
const slowestAnswer = 3;

async function ended(what: string, seconds: Promise<number[]>, most: number): Promise<Check> {
	return atMost(what, Math.max(...(await seconds)), most, " s");
}

/** Hundreds of slow connections under load. */
export function slowClients(stage: Stage): Trial {
	return {
		name: "slow-clients",
		title: "Slow clients",
		run: async (report) => {
			const scene = await stage.open("slow-clients");
			const { proxy, instances } = scene.pair;
			const load = new BookingLoad({ url: proxy.url, crowd: scene.crowd, thinkMilliseconds: 600 });
			load.start();
			await pause(2000);
			report("hundreds of slow connections to the proxy and to a server");
			const serverPort = Number(new URL(instances[0].server.url).port);
			const checks = await Promise.all(
				ways.flatMap((way) => [
					ended(`those who ${way.what} were cut off after`, holdOpen(proxy.port, way, way.connections), way.proxyEnds),
					...(way.serverEnds
						? [
								ended(
									`those who ${way.what} were cut off by the server itself after`,
									holdOpen(serverPort, way, directConnections),
									way.serverEnds,
								),
							]
						: []),
				]),
			);
			const results = await collectResults(scene, load, report);
			await scene.close();
			const { postponed, slowestMilliseconds } = mannersOf(load.ledger);
			return judge({
				...results,
				recoveries: [],
				cuts: "never",
				more: [
					...checks,
					all("people asked to come back", postponed, 0),
					atMost("the slowest booking meanwhile", slowestMilliseconds / 1000, slowestAnswer, " s"),
				],
			});
		},
	};
}
