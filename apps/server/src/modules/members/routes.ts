import type { Api } from "../../platform/api.ts";
import { networkOf } from "../../platform/network.ts";
import { memberOf, sessionHeader } from "../../platform/session.ts";
import { socialAccounts } from "./deps.ts";
import { deviceOf } from "./device.ts";
import { eraseMember } from "./service/erasure.ts";
import { exportMember } from "./service/export.ts";
import { login } from "./service/login.ts";
import { forgotPassword, resendVerification, resetPassword, verifyEmail } from "./service/mail-links.ts";
import { changePassword, getUser, patchUser } from "./service/profile.ts";
import { register } from "./service/register.ts";
import { listSessions, logout, logoutEverywhere } from "./service/sessions.ts";

const success = { code: "SUC_SUCCESS" } as const;

export function memberRoutes(api: Api): void {
	const { db, clock, keys, limiter, env } = api.deps;
	const deps = {
		db,
		clock,
		keys,
		limiter: env.RATE_LIMIT === "on" ? limiter : null,
		socialAccount: socialAccounts(env),
	};

	api.serve(
		"login",
		({ body, request }) =>
			login(deps, body, { address: networkOf(request.ip), device: deviceOf(request.headers["user-agent"]) }),
		{ accountLimit: "service" },
	);
	api.serve("logout", async ({ actor }) => {
		await logout(deps, memberOf(actor).sessionId);
		return success;
	});
	api.serve("register", async ({ body }) => {
		await register(deps, body);
		return { code: "SUC_REGISTERED" } as const;
	});
	api.serve("verifyUser", async ({ body }) => {
		await verifyEmail(deps, body.token);
		return success;
	});
	api.serve("resendVerification", async ({ body }) => {
		await resendVerification(deps, body);
		return success;
	});
	api.serve("forgotPassword", async ({ body }) => {
		await forgotPassword(deps, body);
		return success;
	});
	api.serve("resetPassword", async ({ body }) => {
		await resetPassword(deps, body.token, body.password);
		return success;
	});
	api.serve("getUser", ({ actor, request }) => getUser(deps, memberOf(actor).userId, sessionHeader(request) ?? ""));
	api.serve("patchUser", async ({ actor, body }) => {
		await patchUser(deps, memberOf(actor).userId, body);
		return success;
	});
	api.serve("listSessions", ({ actor }) => {
		const { userId, sessionId } = memberOf(actor);
		return listSessions(deps, userId, sessionId);
	});
	api.serve("changePassword", async ({ actor, body }) => {
		await changePassword(deps, memberOf(actor), body);
		return success;
	});
	api.serve("exportUser", ({ actor }) => exportMember(deps, memberOf(actor).userId));
	api.serve("deleteUser", async ({ actor, body }) => {
		await eraseMember(deps, memberOf(actor).userId, body.password);
		return success;
	});
	api.serve("endSessions", async ({ actor }) => {
		await logoutEverywhere(deps, memberOf(actor).userId);
		return success;
	});
}
