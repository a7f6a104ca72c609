import { connect, type Socket } from "node:net";
import { all, atMost, type Check, type Trial } from "../trial.ts";
import { BookingLoad } from "./booking-load.ts";
import { mannersOf } from "./oracle.ts";
import { pause, reckon } from "./reckoning.ts";
import type { Stage } from "./stage.ts";
import { judge } from "./verdict.ts";

/** A way to hold a connection without ever getting on. */
interface Dawdling {
	what: string;
	begin: string;
	/** A byte a second. */
	dribble: string;
	/** Whether what comes is read. */
	reads: boolean;
	/** Seconds after which it must be over. */
	proxyEnds: number;
}

const page = "GET / HTTP/1.1\r\nHost: kvart.example\r\n\r\n";
const ways: Dawdling[] = [
	{ what: "say nothing", begin: "", dribble: "", reads: true, proxyEnds: 13 },
	{ what: "never end their headers", begin: "GET / HTTP/1.1\r\nX-Slow: ", dribble: "x", reads: true, proxyEnds: 13 },
	{
		what: "never end their form",
		begin:
			"POST /api/form/price HTTP/1.1\r\nHost: kvart.example\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n",
		dribble: " ",
		reads: true,
		proxyEnds: 13,
	},
	// Pages to fill every buffer on the way.
	{ what: "never read what they asked for", begin: page.repeat(100), dribble: "", reads: false, proxyEnds: 40 },
];
const connectionsEach = 200;
/** Behind the proxy nobody comes this way; still the server must not hold on to them for ever. */
const directConnections = 100;
const serverEnds = 65;
const slowestAnswer = 3;

/** Opens connections that dawdle; gives, of each, the seconds until the other side had enough. */
function dawdle(port: number, { begin, dribble, reads }: Dawdling, connections: number): Promise<number[]> {
	const one = () =>
		new Promise<number>((resolve) => {
			const started = performance.now();
			const socket: Socket = connect({ port, host: "127.0.0.1" }, () => socket.write(begin));
			const timer = dribble ? setInterval(() => socket.write(dribble), 1000) : undefined;
			if (reads) socket.resume();
			else socket.pause();
			socket.on("error", () => undefined);
			socket.on("close", () => {
				clearInterval(timer);
				resolve((performance.now() - started) / 1000);
			});
			// Who does not read does not notice the end, either: after a while one looks.
			if (!reads) setTimeout(() => socket.resume(), 35_000);
		});
	return Promise.all(Array.from({ length: connections }, one));
}

function ended(what: string, seconds: number[], most: number): Check {
	return atMost(what, Math.max(...seconds), most, " s");
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
			say(`${ways.length * connectionsEach} slow connections to the proxy`);
			const patient = ways.map((way) => dawdle(proxy.port, way, connectionsEach));
			const direct = ways
				.slice(1, 3)
				.map((way) => dawdle(Number(new URL(instances[0].server.url).port), way, directConnections));
			const checks = await Promise.all([
				...patient.map(async (ends, at) =>
					ended(`those who ${ways[at]?.what} were cut off after`, await ends, ways[at]?.proxyEnds ?? 0),
				),
				...direct.map(async (ends, at) =>
					ended(`by the server itself those who ${ways[at + 1]?.what} after`, await ends, serverEnds),
				),
			]);
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
