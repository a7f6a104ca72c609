import type { Api } from "../../platform/api.ts";
import { networkOf } from "../../platform/network.ts";
import { memberOf } from "../../platform/session.ts";
import { deviceOf } from "../members/device.ts";
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from "./service/own-passkeys.ts";
import { logInWithPasskey, requestOptions } from "./service/verify.ts";

export function passkeyRoutes(api: Api): void {
	const { deps } = api;
	api.serve("startPasskeyLogin", () => requestOptions(deps, "login", null));
	api.serve("loginWithPasskey", ({ body, request }) =>
		logInWithPasskey(deps, body.credential, {
			address: networkOf(request.ip),
			device: deviceOf(request.headers["user-agent"]),
		}),
	);
	api.serve("listPasskeys", ({ actor }) => listPasskeys(deps, memberOf(actor).userId));
	api.serve("startPasskey", ({ actor }) => startPasskey(deps, memberOf(actor).userId));
	api.serve("addPasskey", ({ actor, body }) => addPasskey(deps, memberOf(actor), body));
	api.serve("renamePasskey", ({ actor, params, body }) =>
		renamePasskey(deps, memberOf(actor).userId, params.id, body.name),
	);
	api.serve("removePasskey", ({ actor, params }) => removePasskey(deps, memberOf(actor).userId, params.id));
}
