import { pathId } from "@kvart/contract/fields";
import type { FastifyInstance } from "fastify";
import type { Api } from "../../platform/api.ts";
import { repeatInBackground } from "../../platform/background.ts";
import { Refusal } from "../../platform/problem.ts";
import { memberOf } from "../../platform/session.ts";
import { printConfirmation } from "./service/confirmations.ts";
import { dailyEndReminders } from "./service/end-reminders.ts";
import { freezeOwn, listOwnMemberships, unfreezeOwn } from "./service/own.ts";
import { listPlans } from "./service/plans.ts";

interface LinkRequest {
	Params: { id: string };
	Querystring: { key?: string | string[] };
}

function confirmations(app: FastifyInstance, deps: Api["deps"]): void {
	app.get<LinkRequest>("/membership-confirmation/:id.pdf", async ({ params, query, ip }, reply) => {
		if (deps.env.RATE_LIMIT === "on") deps.limiter.count("default", ip, undefined);
		const id = pathId.safeParse(params.id);
		if (!id.success || typeof query.key !== "string") throw new Refusal("ERR_NOT_FOUND");
		return reply
			.type("application/pdf")
			.headers({
				"cache-control": "private, no-store",
				"x-robots-tag": "noindex",
				"content-disposition": `inline; filename="kvart-${id.data}.pdf"`,
			})
			.send(await printConfirmation(deps, id.data, query.key));
	});
}

const pauseMilliseconds = 60_000;

export function membershipRoutes(app: FastifyInstance, api: Api): void {
	const { deps } = api;
	const remindDaily = dailyEndReminders();
	repeatInBackground(app, {
		everyMilliseconds: pauseMilliseconds,
		run: () => remindDaily(deps),
		failure: "members could not be reminded of their memberships",
	});
	confirmations(app, deps);
	api.serve("listPlans", () => listPlans(deps));
	api.serve("listOwnMemberships", ({ actor }) => listOwnMemberships(deps, memberOf(actor).userId));
	api.serve(
		"freezeMembership",
		({ actor, params, query, body }) =>
			freezeOwn(deps, { userId: memberOf(actor).userId, membershipId: params.id }, body, query.preview === "1"),
		{ status: ({ preview }) => (preview === "1" ? 200 : 201) },
	);
	api.serve("unfreezeMembership", ({ actor, params }) =>
		unfreezeOwn(deps, { userId: memberOf(actor).userId, membershipId: params.id }),
	);
}
