import type { FastifyBaseLogger, FastifyInstance } from "fastify";

export interface Lifecycle {
	stopping: boolean;
	/** False if content and switches of this server may be old. */
	followsContent?: (() => boolean) | undefined;
}

interface Stopping {
	log: FastifyBaseLogger;
	lifecycle: Lifecycle;
	/** How long requests are still accepted, until proxies notice that `/api/ready` fails. */
	noticeMilliseconds: number;
	close: () => Promise<void>;
}

// For requests that are still running then.
const drainMilliseconds = 10_000;

/** Reports not ready, waits for proxies to notice, finishes running requests, exits. A second signal exits at once. */
export function stopOnSignal({ log, lifecycle, noticeMilliseconds, close }: Stopping): void {
	const end = () =>
		close().then(
			() => process.exit(0),
			() => process.exit(1),
		);
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		process.on(signal, () => {
			if (lifecycle.stopping) process.exit(1);
			lifecycle.stopping = true;
			log.info("stopping");
			setTimeout(() => process.exit(1), noticeMilliseconds + drainMilliseconds).unref();
			setTimeout(() => void end(), noticeMilliseconds);
		});
	}
}

const checkMilliseconds = 100;

/** Closes kept-alive connections when they become idle; the server would wait for them otherwise. */
export function closeWhenAnswered(app: FastifyInstance): void {
	app.addHook("preClose", async () => {
		const timer = setInterval(() => {
			if (!app.server.listening) app.server.closeIdleConnections();
		}, checkMilliseconds);
		app.server.once("close", () => clearInterval(timer));
	});
}

/** Logs an uncaught error and exits, because the state of the process is unknown then. */
export function stopOnUncaught(log: FastifyBaseLogger): void {
	process.on("uncaughtException", (err) => {
		log.fatal({ err }, "uncaught error");
		process.exit(1);
	});
}
