import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** The network between a server and PostgreSQL. */
export interface DatabaseLink {
	/** As the given one, through this link. */
	url: string;
	/** Nothing passes, also not through new connections, until `resume`. */
	stall(): void;
	/** Passes on the waiting data. */
	resume(): void;
	/** Open connections stay open on both sides, but nothing passes through them ever again. */
	loseConnections(): void;
	stop(): void;
}

/** Forwards to the server of `url`. */
export async function startLink(url: string): Promise<DatabaseLink> {
	const { hostname, port } = new URL(url);
	const sockets = new Set<Socket>();
	const lost = new WeakSet<Socket>();
	let stalled = false;
	const proxy = createServer((inside) => {
		const outside = connect(Number(port), hostname);
		for (const [from, to] of [
			[inside, outside],
			[outside, inside],
		] as const) {
			sockets.add(from);
			from.on("data", (bytes) => !lost.has(from) && to.write(bytes));
			from.on("error", () => undefined);
			from.on("close", () => {
				sockets.delete(from);
				if (!lost.has(from)) to.destroy();
			});
			if (stalled) from.pause();
		}
	});
	proxy.listen(0, "127.0.0.1");
	await once(proxy, "listening");
	const here = `127.0.0.1:${(proxy.address() as { port: number }).port}`;
	return {
		url: url.replace(`${hostname}:${port}`, here),
		stall: () => {
			stalled = true;
			for (const socket of sockets) socket.pause();
		},
		resume: () => {
			stalled = false;
			for (const socket of sockets) socket.resume();
		},
		loseConnections: () => {
			for (const socket of sockets) lost.add(socket);
		},
		stop: () => {
			for (const socket of sockets) socket.destroy();
			proxy.close();
		},
	};
}
