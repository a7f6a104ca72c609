import type { ShownCredential } from "@kvart/contract/passkeys";
import type { Deps } from "../../../platform/api.ts";
import { type Origin, openSessionOf } from "../../members/service/login.ts";
import { withPasskey } from "./verify.ts";

type LoginDeps = Pick<Deps, "db" | "clock" | "env" | "keys">;

/** A passkey is possession and a fingerprint or PIN in one: it is a second factor, too. */
export async function logInWithPasskey(deps: LoginDeps, shown: ShownCredential, origin: Origin) {
	return withPasskey(deps, shown, { purpose: "login", userId: null }, (tx, userId, now) =>
		openSessionOf({ ...deps, db: tx }, userId, { ...origin, secondFactorAt: now }),
	);
}
