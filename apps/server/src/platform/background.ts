import type { FastifyInstance } from "fastify";
import { logFailure } from "./log.ts";

interface BackgroundWork {
	everyMilliseconds: number;
	run: () => Promise<unknown>;
	/** What the log says if it fails. */
	failure: string;
}

/** Repeats it while the server listens, one run at a time. A server that stops waits for the last one. */
export function repeatInBackground(app: FastifyInstance, { everyMilliseconds, run, failure }: BackgroundWork): void {
	let timer: NodeJS.Timeout | undefined;
	let running: Promise<unknown> | null = null;
	app.addHook("onListen", async () => {
		timer = setInterval(() => {
			running ??= run()
				.catch((error: unknown) => logFailure(app.log, error, failure))
				.finally(() => (running = null));
		}, everyMilliseconds).unref();
	});
	app.addHook("preClose", async () => {
		clearInterval(timer);
		await running;
	});
}
