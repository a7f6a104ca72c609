import type { EnquiryKind } from "@kvart/contract/enquiry-choices";
import type { FastifyRequest } from "fastify";
import type { Api } from "../../platform/api.ts";
import { issueChallenge } from "./challenge.ts";
import { takeEnquiry } from "./service.ts";

const maximumKeyLength = 200;

function idempotencyKey({ headers }: FastifyRequest): string | undefined {
	const key = headers["idempotency-key"];
	return typeof key === "string" && key !== "" ? key.slice(0, maximumKeyLength) : undefined;
}

const forms = {
	sendFreeTrainingForm: "free_training",
	sendPriceForm: "price",
	sendTrainingSelectionForm: "training_selection",
	sendLeadForm: "lending_page",
} as const satisfies Record<string, EnquiryKind>;

export function enquiryRoutes(api: Api): void {
	const { clock, keys } = api.deps;
	api.serve("getFormChallenge", () => issueChallenge(clock, keys), { cache: "none" });
	for (const name of Object.keys(forms) as (keyof typeof forms)[]) {
		api.serve(name, ({ body, request }) => takeEnquiry(api.deps, forms[name], body, idempotencyKey(request)));
	}
}
