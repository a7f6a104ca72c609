import { connect, type Socket } from "node:net";
import { pause } from "../site/waiting.ts";
import { all, atMost, type Check, type Trial } from "../trial.ts";
import { BookingLoad } from "./booking-load.ts";
import { mannersOf } from "./oracle.ts";
import { reckon } from "./reckoning.ts";
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
	connections: number;
	/** Seconds after which the proxy must have ended it, and the server itself. */
	proxyEnds: number;
	serverEnds?: number;
}

const page = "GET / HTTP/1.1\r\nHost: kvart.example\r\n\r\n";
const form = [
	"POST /api/form/price HTTP/1.1",
	"Host: kvart.example",
	"Content-Type: application/json",
	"Content-Length: 5000",
	"\r\n",
].join("\r\n");
const ways: Dawdling[] = [
	{ what: "say nothing", begin: "", dribble: "", reads: true, connections: 200, proxyEnds: 13 },
	{
		what: "never end their headers",
		begin: "GET / HTTP/1.1\r\nX-Slow: ",
		dribble: "x",
		reads: true,
		connections: 200,
		proxyEnds: 13,
		serverEnds: 25,
	},
	{
		what: "never end their form",
		begin: form,
		dribble: " ",
		reads: true,
		connections: 200,
		proxyEnds: 13,
		serverEnds: 40,
	},
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

/** Opens connections that dawdle; gives, of each, the seconds until the other side had enough. */
function dawdle(port: number, { begin, dribble, reads }: Dawdling, connections: number): Promise<number[]> {
	const one = (_: unknown, number: number) =>
		new Promise<number>((resolve) => {
			const started = performance.now();
			// Each from an address of its own: no limit stops them.
			const localAddress = `127.9.0.${number + 1}`;
			const socket: Socket = connect({ port, host: "127.0.0.1", localAddress }, () => socket.write(begin));
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
