import { enquiryForm, enquiryKinds } from "@kvart/contract/enquiries/kinds";
import type { FastifyRequest } from "fastify";
import type { Api } from "../../platform/api.ts";
import { issueChallenge } from "../../platform/challenge.ts";
import { addEnquiry } from "./service.ts";

const maximumKeyLength = 200;

function idempotencyKey({ headers }: FastifyRequest): string | undefined {
	const key = headers["idempotency-key"];
	return typeof key === "string" && key !== "" ? key.slice(0, maximumKeyLength) : undefined;
}

export function enquiryRoutes(api: Api): void {
	const { clock, keys } = api.deps;
	api.serve("getFormChallenge", () => issueChallenge(clock, keys), { cache: "none" });
	for (const kind of enquiryKinds) {
		api.serve(enquiryForm(kind).call, ({ body, request }) =>
			addEnquiry(api.deps, kind, body, { idempotencyKey: idempotencyKey(request), address: request.ip }),
		);
	}
}
