import type { FastifyBaseLogger, FastifyInstance } from "fastify";

/** Whether the server is on its way out; proxies then send nobody here any more. */
export interface Lifecycle {
	stopping: boolean;
}

interface Stopping {
	log: FastifyBaseLogger;
	lifecycle: Lifecycle;
	/** How long requests are still taken after the server said that it stops: proxies need a moment to notice. */
	noticeMilliseconds: number;
	close: () => Promise<void>;
}

// For requests that are running when no more are taken.
const drainMilliseconds = 10_000;

/**
 * Says that it stops, goes on answering until proxies noticed, lets running requests finish, then ends. A second signal
 * or a request that hangs does not hold it up.
 */
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

const lookMilliseconds = 100;

/**
 * A connection that was busy when the server stopped listening is closed as soon as it has its answer. Proxies keep
 * theirs open for the next request, and the server would wait for one that never comes.
 */
export function closeWhenAnswered(app: FastifyInstance): void {
	app.addHook("preClose", async () => {
		const timer = setInterval(() => {
			if (!app.server.listening) app.server.closeIdleConnections();
		}, lookMilliseconds);
		app.server.once("close", () => clearInterval(timer));
	});
}

/** An error that nobody caught: what state the process is in is not known. It is written down, and a new one starts. */
export function stopOnDefect(log: FastifyBaseLogger): void {
	process.on("uncaughtException", (err) => {
		log.fatal({ err }, "uncaught error");
		process.exit(1);
	});
}
