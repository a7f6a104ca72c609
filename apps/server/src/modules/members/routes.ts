import type { Api } from "../../platform/api.ts";
import { networkOf } from "../../platform/network.ts";
import { memberOf, sessionHeader } from "../../platform/session.ts";
import { memberDeps } from "./deps.ts";
import { deviceOf } from "./device.ts";
import { requestEmailChange, stopEmailChange, verifyEmail } from "./service/email-change.ts";
import { eraseMember } from "./service/erasure.ts";
import { exportMember } from "./service/export.ts";
import { login } from "./service/login.ts";
import { forgotPassword, resendVerification, resetPassword } from "./service/mail-links.ts";
import { changePassword, getUser, patchUser } from "./service/profile.ts";
import { linkProvider, unlinkProvider } from "./service/providers.ts";
import { register } from "./service/register.ts";
import { listSessions, logout, logoutDevice, logoutEverywhere } from "./service/sessions.ts";
import { finishGoogle, startGoogle } from "./social/google-code.ts";

async function success(work: Promise<void>) {
	await work;
	return { code: "SUC_SUCCESS" } as const;
}

export function memberRoutes(api: Api): void {
	const deps = memberDeps(api);
	const { clock, keys, env } = deps;

	api.serve(
		"login",
		({ body, request }) =>
			login(deps, body, { address: networkOf(request.ip), device: deviceOf(request.headers["user-agent"]) }),
		{ accountLimit: "service" },
	);
	api.serve("startGoogle", ({ body, request }) =>
		startGoogle({ env, keys, clock }, `${request.protocol}://${request.host}`, body.return_path),
	);
	api.serve("finishGoogle", ({ body }) => finishGoogle({ env, keys, clock }, body));
	api.serve("logout", ({ actor }) => success(logout(deps, memberOf(actor).sessionId)));
	api.serve("register", async ({ body, request }) => {
		await register(deps, body, request.ip);
		return { code: "SUC_REGISTERED" } as const;
	});
	api.serve("verifyUser", ({ body }) => verifyEmail(deps, body.token));
	api.serve("changeEmail", ({ actor, body }) => success(requestEmailChange(deps, memberOf(actor).userId, body.email)));
	api.serve("stopEmailChange", ({ body }) => success(stopEmailChange(deps, body.token)));
	api.serve("resendVerification", ({ body, request }) =>
		success(resendVerification(deps, { ...body, address: request.ip })),
	);
	api.serve("forgotPassword", ({ body, request }) => success(forgotPassword(deps, { ...body, address: request.ip })), {
		accountLimit: "service",
	});
	api.serve("resetPassword", ({ body }) => success(resetPassword(deps, body.token, body.password)));
	api.serve("getUser", ({ actor, request }) => getUser(deps, memberOf(actor).userId, sessionHeader(request) ?? ""));
	api.serve("patchUser", ({ actor, body }) => success(patchUser(deps, memberOf(actor).userId, body)));
	api.serve("listSessions", ({ actor }) => {
		const { userId, sessionId } = memberOf(actor);
		return listSessions(deps, userId, sessionId);
	});
	api.serve("changePassword", ({ actor, body }) => success(changePassword(deps, memberOf(actor), body.password)));
	api.serve("exportUser", ({ actor }) => exportMember(deps, memberOf(actor).userId));
	api.serve("deleteUser", ({ actor }) => success(eraseMember(deps, memberOf(actor).userId)));
	api.serve("endSession", ({ actor, params }) => success(logoutDevice(deps, memberOf(actor).userId, params.id)));
	api.serve("linkProvider", ({ actor, body }) => success(linkProvider(deps, memberOf(actor).userId, body)));
	api.serve("unlinkGoogle", ({ actor }) => success(unlinkProvider(deps, memberOf(actor).userId, "google")));
	api.serve("unlinkFacebook", ({ actor }) => success(unlinkProvider(deps, memberOf(actor).userId, "facebook")));
	api.serve("endSessions", ({ actor }) => success(logoutEverywhere(deps, memberOf(actor).userId)));
}
