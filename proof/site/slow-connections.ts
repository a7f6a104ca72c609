import { connect, type Socket } from "node:net";

/** A way to hold a connection open. */
export interface Dawdling {
	what: string;
	begin: string;
	/** Sent one byte per second. */
	dribble: string;
	/** Whether the response is read. */
	reads: boolean;
}

export const endlessHeaders: Dawdling = {
	what: "never end their headers",
	begin: "GET / HTTP/1.1\r\nX-Slow: ",
	dribble: "x",
	reads: true,
};

export const endlessForm: Dawdling = {
	what: "never end their form",
	begin: [
		"POST /api/form/price HTTP/1.1",
		"Host: kvart.example",
		"Content-Type: application/json",
		"Content-Length: 5000",
		"\r\n",
	].join("\r\n"),
	dribble: " ",
	reads: true,
};

/** Returns the seconds until each connection was ended. */
export function holdOpen(port: number, { begin, dribble, reads }: Dawdling, connections: number): Promise<number[]> {
	const one = (_: unknown, number: number) =>
		new Promise<number>((resolve) => {
			const started = performance.now();
			// Different addresses, so that no limit applies.
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
			// A client that does not read does not notice the end: check by writing.
			if (!reads) setTimeout(() => socket.resume(), 35_000);
		});
	return Promise.all(Array.from({ length: connections }, one));
}
