import type { FastifyInstance } from "fastify";
import type { Api } from "../../platform/api.ts";
import { repeatInBackground } from "../../platform/background.ts";
import { cancelLinkedBooking, getLinkedBooking, sendDueReminders } from "./service.ts";

const pauseMilliseconds = 30_000;

export function reminderRoutes(app: FastifyInstance, api: Api): void {
	const { deps } = api;
	repeatInBackground(app, {
		everyMilliseconds: pauseMilliseconds,
		run: () => sendDueReminders(deps),
		failure: "reminders could not be sent",
	});
	api.serve("getLinkedBooking", ({ query }) => getLinkedBooking(deps, query.token), { cache: "none" });
	api.serve("cancelLinkedBooking", ({ body }) => cancelLinkedBooking(deps, body.token));
}
