import type { Api } from "../../platform/api.ts";
import { memberOf } from "../../platform/session.ts";
import { memberDeps } from "../members/deps.ts";
import { proveIdentity, sendProofLink, startPasskeyProof } from "./service.ts";

const success = { code: "SUC_SUCCESS" } as const;

export function proofRoutes(api: Api): void {
	const deps = memberDeps(api);
	api.serve("proveIdentity", async ({ actor, body }) => {
		await proveIdentity(deps, memberOf(actor), body);
		return success;
	});
	api.serve("startPasskeyProof", ({ actor }) => startPasskeyProof(deps, memberOf(actor)));
	api.serve("sendProofLink", async ({ actor }) => {
		await sendProofLink(deps, memberOf(actor));
		return success;
	});
}
