import type { Api } from "../../../platform/api.ts";
import { memberOf } from "../../../platform/session.ts";
import { lockSession, unlockSession } from "./service/lock.ts";
import { confirmByPasskey, startPasskeyConfirmation } from "./service/passkey.ts";
import { renewRecoveryCodes } from "./service/recovery-codes.ts";
import {
	confirmSecondFactor,
	setUpSecondFactor,
	turnOffSecondFactor,
	turnOnSecondFactor,
} from "./service/second-factor.ts";
import { staffSession } from "./service/session.ts";

export function staffSessionRoutes(api: Api): void {
	const { deps } = api;
	api.serve("getStaffSession", ({ actor }) => staffSession(deps, memberOf(actor)));
	api.serve("lockStaffSession", ({ actor }) => lockSession(deps, memberOf(actor)));
	api.serve("unlockStaffSession", ({ actor, body }) => unlockSession(deps, memberOf(actor), body));
	api.serve("confirmSecondFactor", ({ actor, body }) => confirmSecondFactor(deps, memberOf(actor), body.code));
	api.serve("setUpSecondFactor", ({ actor }) => setUpSecondFactor(deps, memberOf(actor)));
	api.serve("turnOnSecondFactor", ({ actor, body }) => turnOnSecondFactor(deps, memberOf(actor), body.code));
	api.serve("turnOffSecondFactor", ({ actor, body }) => turnOffSecondFactor(deps, memberOf(actor), body.code));
	api.serve("renewRecoveryCodes", ({ actor }) => renewRecoveryCodes(deps, memberOf(actor)));
	api.serve("startPasskeyConfirmation", ({ actor }) => startPasskeyConfirmation(deps, memberOf(actor)));
	api.serve("confirmByPasskey", ({ actor, body }) => confirmByPasskey(deps, memberOf(actor), body.credential));
}
