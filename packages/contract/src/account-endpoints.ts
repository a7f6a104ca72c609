import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { byId, change, create, invalid, noSession, read } from "./endpoint-parts.ts";
import { userExport } from "./member-export.ts";
import * as members from "./members.ts";
import * as passkeys from "./passkeys.ts";
import { identityProof, proofMinutes } from "./proof.ts";
import * as push from "./push.ts";

export const member = { access: "member", errors: noSession } as const;
/** Refusals of `sessionNeeds`. */
const unlockedErrors = [...noSession, "ERR_SECOND_FACTOR", "ERR_SESSION_LOCKED"] as const;
const proofErrors = [...unlockedErrors, "ERR_PROOF_NEEDED"] as const;
const mail = { limit: "mail", errors: invalid } as const;

const unlink = (provider: string) =>
	({
		...change("Members", `Stop logging in with ${provider}`, "SUC_SUCCESS"),
		...member,
		notes: "ERR_ALL_FIELDS_REQUIRED for `password`: it is the only log-in, so a password has to be set first.",
		errors: [...proofErrors, "ERR_ALL_FIELDS_REQUIRED"],
	}) as const;

/** The account itself: log-in, profile, proofs, passkeys, sessions, providers. */
export const accountEndpoints = {
	getUser: { ...read("Members", "The logged-in member", members.user), ...member },
	patchUser: {
		...change("Members", "Accept the terms, or change name, phone, language or reminder", "SUC_SUCCESS"),
		...member,
		body: members.userPatch,
		notes: "A new phone needs a proof of who it is.",
		errors: [...proofErrors, "ERR_ALL_FIELDS_REQUIRED", "ERR_DUPLICATED_PHONE"],
	},
	deleteUser: {
		...change("Members", "Erase the account and all personal data", "SUC_SUCCESS"),
		...member,
		limit: "login",
		errors: [...proofErrors, "ERR_BAD_ROLE"],
	},
	login: {
		...read("Members", "Log in with a password, a Google token or a Facebook token", members.loggedIn),
		limit: "login",
		body: members.login,
		notes:
			"With the token of a provider: ERR_BAD_CREDENTIALS means there is no account yet, and `errors` lists the fields that registration still needs (`phone`, and `email` if the provider has none). ERR_DUPLICATED_EMAIL: the address has an account with another log-in. ERR_BAD_GOOGLE_RESPONSE: the token is not valid, or the provider did not answer.",
		errors: [
			...invalid,
			"ERR_BAD_CREDENTIALS",
			"ERR_DUPLICATED_EMAIL",
			"ERR_USER_NOT_VALIDATED",
			"ERR_BAD_ROLE",
			"ERR_BAD_GOOGLE_RESPONSE",
		],
	},
	startPasskeyLogin: {
		...read("Members", "Options for the browser to log in with a passkey", passkeys.passkeyOptions),
		limit: "login",
	},
	loginWithPasskey: {
		...read("Members", "Log in with a passkey", members.loggedIn),
		limit: "login",
		body: passkeys.shownPasskey,
		errors: ["ERR_ALL_FIELDS_REQUIRED", "ERR_BAD_CREDENTIALS", "ERR_USER_NOT_VALIDATED", "ERR_BAD_ROLE"],
	},
	listPasskeys: {
		...read("Members", "The member's passkeys", z.array(passkeys.passkey)),
		...member,
		errors: unlockedErrors,
	},
	startPasskey: {
		...read("Members", "Options for the browser to create a passkey", passkeys.passkeyOptions),
		...member,
		limit: "login",
		errors: proofErrors,
	},
	addPasskey: {
		...read("Members", "Add the passkey that the browser created", z.array(passkeys.passkey)),
		...member,
		status: 201,
		limit: "login",
		body: passkeys.newPasskey,
		errors: [...unlockedErrors, "ERR_ALL_FIELDS_REQUIRED", "ERR_BAD_CREDENTIALS"],
	},
	renamePasskey: {
		...read("Members", "Rename a passkey", z.array(passkeys.passkey)),
		...member,
		...byId,
		body: passkeys.passkeyName,
		errors: [...unlockedErrors, "ERR_ALL_FIELDS_REQUIRED", "ERR_NOT_FOUND"],
	},
	removePasskey: {
		...read("Members", "Remove a passkey", z.array(passkeys.passkey)),
		...member,
		...byId,
		errors: [...proofErrors, "ERR_NOT_FOUND"],
	},
	getPush: {
		...read("Members", "Whether this log-in gets notifications, and the key to subscribe with", push.pushState),
		...member,
	},
	subscribeToPush: {
		...change("Members", "Send notifications to this device until its log-in ends", "SUC_SUCCESS"),
		...member,
		body: push.pushSubscription,
		notes: "`endpoint` has to be a public HTTPS address, as the push services of browsers have.",
		errors: [...noSession, "ERR_ALL_FIELDS_REQUIRED"],
	},
	unsubscribeFromPush: { ...change("Members", "No notifications to this device any more", "SUC_SUCCESS"), ...member },
	startGoogle: {
		...read("Members", "Start a log-in with Google by the code flow with PKCE", members.googleStarted),
		limit: "login",
		body: members.googleStart,
		notes: "ERR_NOT_FOUND: Google is not configured.",
		errors: ["ERR_ALL_FIELDS_REQUIRED", "ERR_NOT_FOUND"],
	},
	finishGoogle: {
		...read("Members", "Exchange Google's code; state and nonce have to be those of the start", members.googleFinished),
		limit: "login",
		body: members.googleAnswer,
		errors: ["ERR_ALL_FIELDS_REQUIRED", "ERR_NOT_FOUND", "ERR_BAD_GOOGLE_RESPONSE"],
	},
	logout: { ...change("Members", "Log out", "SUC_SUCCESS"), ...member },
	register: {
		...create("Members", "Register; a confirmation mail follows", "SUC_REGISTERED"),
		...mail,
		body: members.register,
		errors: [
			...invalid,
			"ERR_DUPLICATED_EMAIL",
			"ERR_DUPLICATED_PHONE",
			"ERR_DUPLICATED_JMBG",
			"ERR_DUPLICATED_FACEBOOK",
			"ERR_DUPLICATED_GOOGLE",
			"ERR_BAD_CREDENTIALS",
			"ERR_BAD_GOOGLE_RESPONSE",
		],
	},
	verifyUser: {
		...read("Members", "Confirm an e-mail address with the token of the mail", members.verified),
		body: members.mailToken,
		errors: ["ERR_ALL_FIELDS_REQUIRED", "ERR_BAD_TOKEN", "ERR_DUPLICATED_EMAIL"],
	},
	changeEmail: {
		...change("Members", "Change the e-mail address; both addresses get a mail and have to confirm", "SUC_SUCCESS"),
		...member,
		limit: "mail",
		body: members.emailChange,
		errors: [...proofErrors, ...invalid, "ERR_DUPLICATED_EMAIL", "ERR_TOO_MANY_REQUESTS"],
	},
	stopEmailChange: {
		...change("Members", "Stop the change with the token of the mail to the old address", "SUC_SUCCESS"),
		body: members.mailToken,
		notes: "Every session ends, and every log-in of the account is removed: a new password has to be requested.",
		errors: ["ERR_ALL_FIELDS_REQUIRED", "ERR_BAD_TOKEN"],
	},
	resendVerification: {
		...change("Members", "Send the confirmation mail again", "SUC_SUCCESS"),
		...mail,
		body: members.verificationRequest,
	},
	forgotPassword: {
		...change("Members", "Send a mail with a link to a new password", "SUC_SUCCESS"),
		...mail,
		body: members.mailRequest,
	},
	resetPassword: {
		...change("Members", "Set a new password with the token of the mail", "SUC_SUCCESS"),
		limit: "login",
		body: members.passwordReset,
		errors: ["ERR_ALL_FIELDS_REQUIRED", "ERR_BAD_TOKEN"],
	},
	changePassword: {
		...change("Members", "Set a new password; every other session ends", "SUC_SUCCESS"),
		...member,
		limit: "login",
		body: members.passwordChange,
		errors: [...proofErrors, "ERR_ALL_FIELDS_REQUIRED"],
	},
	proveIdentity: {
		...change("Members", `Prove who it is; counts for ${proofMinutes} minutes of this session`, "SUC_SUCCESS"),
		...member,
		limit: "login",
		body: identityProof,
		notes:
			"With one of the `proofs` of `GET /user`. The calls that need it answer ERR_PROOF_NEEDED: password, e-mail, phone, providers, passkeys, sessions, export, erasure.",
		errors: [
			...noSession,
			"ERR_ALL_FIELDS_REQUIRED",
			"ERR_BAD_CREDENTIALS",
			"ERR_BAD_GOOGLE_RESPONSE",
			"ERR_BAD_TOKEN",
		],
	},
	startPasskeyProof: {
		...read("Members", "Options for the browser to show a passkey of the account", passkeys.passkeyOptions),
		...member,
		limit: "login",
	},
	sendProofLink: {
		...change("Members", "Mail a link that proves who it is, if nothing else can", "SUC_SUCCESS"),
		...member,
		limit: "mail",
		errors: [...noSession, "ERR_BAD_CREDENTIALS", "ERR_TOO_MANY_REQUESTS"],
	},
	listSessions: {
		...read("Members", "Where the member is logged in", z.array(members.memberSession)),
		...member,
		errors: unlockedErrors,
	},
	endSessions: {
		...change("Members", "Log out everywhere, including here", "SUC_SUCCESS"),
		...member,
		errors: proofErrors,
	},
	endSession: {
		...change("Members", "Log out one device", "SUC_SUCCESS"),
		...member,
		...byId,
		errors: [...proofErrors, "ERR_NOT_FOUND"],
	},
	linkProvider: {
		...change("Members", "Log in with Google or Facebook from now on", "SUC_SUCCESS"),
		...member,
		limit: "login",
		body: members.providerLink,
		notes:
			"ERR_DUPLICATED_GOOGLE or ERR_DUPLICATED_FACEBOOK also if the member has another account there: unlink it first.",
		errors: [
			...proofErrors,
			"ERR_ALL_FIELDS_REQUIRED",
			"ERR_DUPLICATED_FACEBOOK",
			"ERR_DUPLICATED_GOOGLE",
			"ERR_BAD_GOOGLE_RESPONSE",
		],
	},
	unlinkGoogle: unlink("Google"),
	unlinkFacebook: unlink("Facebook"),
	exportUser: { ...read("Members", "Everything stored about the member", userExport), ...member, errors: proofErrors },
} as const satisfies Record<string, Endpoint>;
