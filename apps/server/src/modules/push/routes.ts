import type { FastifyInstance } from "fastify";
import type { Api } from "../../platform/api.ts";
import { logFailure } from "../../platform/log.ts";
import { startQueueWorker } from "../../platform/queue-worker.ts";
import { memberOf } from "../../platform/session.ts";
import { deliverNextPush } from "./delivery.ts";
import { publicEndpoints } from "./endpoint-guard.ts";
import { postTo } from "./post.ts";
import { getPush, subscribeToPush, unsubscribeFromPush } from "./service.ts";

/** Sends while the server listens. Several servers may do so on one database. */
function sendInBackground(app: FastifyInstance, { deps }: Api): void {
	const post = postTo(publicEndpoints);
	let worker: ReturnType<typeof startQueueWorker> | undefined;
	app.addHook("onListen", async () => {
		worker = startQueueWorker({
			deliverNext: () => deliverNextPush({ ...deps, post, log: app.log }),
			onError: (error) => logFailure(app.log, error, "notifications could not be sent"),
		});
	});
	app.addHook("preClose", async () => worker?.stop());
}

export function pushRoutes(app: FastifyInstance, api: Api): void {
	const { deps } = api;
	sendInBackground(app, api);
	api.serve("getPush", ({ actor }) => getPush(deps, memberOf(actor).sessionId));
	api.serve("subscribeToPush", ({ actor, body }) => subscribeToPush(deps, memberOf(actor).sessionId, body));
	api.serve("unsubscribeFromPush", ({ actor }) => unsubscribeFromPush(deps, memberOf(actor).sessionId));
}
