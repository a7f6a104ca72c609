import type { FastifyInstance } from "fastify";
import type { Api } from "../../platform/api.ts";
import { listRuns, type RetentionDeps, runRetention } from "./service.ts";

// A server that starts during the night must not wait a day.
const checkMilliseconds = 3_600_000;

function runHourly(app: FastifyInstance, deps: RetentionDeps): void {
	let timer: NodeJS.Timeout | undefined;
	let running: Promise<void> = Promise.resolve();
	const run = () => {
		running = runRetention(deps).catch((err: unknown) => deps.log.error({ err }, "retention failed"));
	};
	app.addHook("onListen", async () => {
		timer = setInterval(run, checkMilliseconds).unref();
		run();
	});
	app.addHook("preClose", async () => {
		clearInterval(timer);
		await running;
	});
}

export function retentionRoutes(app: FastifyInstance, api: Api): void {
	runHourly(app, { ...api.deps, log: app.log });
	api.serve("listRetentionRuns", () => listRuns(api.deps.db));
}
