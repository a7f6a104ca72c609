import { type Dawdling, dawdle, endlessForm, endlessHeaders } from "../site/dawdling.ts";
import { pause } from "../site/waiting.ts";
import { all, atMost, type Check, type Trial } from "../trial.ts";
import { BookingLoad } from "./booking-load.ts";
import { mannersOf } from "./oracle.ts";
import { reckon } from "./reckoning.ts";
import type { Stage } from "./stage.ts";
import { judge } from "./verdict.ts";

interface Way extends Dawdling {
	connections: number;
	/** Seconds after which the proxy must have ended it, and the server itself. */
	proxyEnds: number;
	serverEnds?: number;
}

const page = "GET / HTTP/1.1\r\nHost: kvart.example\r\n\r\n";
const ways: Way[] = [
	{ what: "say nothing", begin: "", dribble: "", reads: true, connections: 200, proxyEnds: 13 },
	{ ...endlessHeaders, connections: 200, proxyEnds: 13, serverEnds: 25 },
	{ ...endlessForm, connections: 200, proxyEnds: 13, serverEnds: 40 },
	// So many pages that they fill every buffer on the way.
	{
		what: "never read what they asked for",
		begin: page.repeat(100),
		dribble: "",
		reads: false,
		connections: 50,
		proxyEnds: 45,
	},
];
/** Behind the proxy nobody comes this way; still the server must not hold on to them for ever. */
const directConnections = 100;
const slowestAnswer = 3;

async function ended(what: string, seconds: Promise<number[]>, most: number): Promise<Check> {
	return atMost(what, Math.max(...(await seconds)), most, " s");
}

/** Hundreds of connections that never get on, while people book. */
export function slowClients(stage: Stage): Trial {
	return {
		name: "slow-clients",
		title: "Slow clients",
		run: async (say) => {
			const scene = await stage.open("slow-clients");
			const { proxy, instances } = scene.pair;
			const load = new BookingLoad({ url: proxy.url, crowd: scene.crowd, thinkMilliseconds: 600 });
			load.start();
			await pause(2000);
			say("hundreds of slow connections to the proxy and to a server");
			const serverPort = Number(new URL(instances[0].server.url).port);
			const checks = await Promise.all(
				ways.flatMap((way) => [
					ended(`those who ${way.what} were cut off after`, dawdle(proxy.port, way, way.connections), way.proxyEnds),
					...(way.serverEnds
						? [
								ended(
									`those who ${way.what} were cut off by the server itself after`,
									dawdle(serverPort, way, directConnections),
									way.serverEnds,
								),
							]
						: []),
				]),
			);
			const reckoned = await reckon(scene, load, say);
			await scene.close();
			const { postponed, slowestMilliseconds } = mannersOf(load.ledger);
			return judge({
				...reckoned,
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
