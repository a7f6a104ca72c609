import { z } from "zod";
import { bookingEndpoints } from "./booking-endpoints.ts";
import { calendarFeed } from "./booking-inputs.ts";
import { bookingPause } from "./booking-pause.ts";
import type { CallName } from "./calls.ts";
import { listClosings } from "./closings.ts";
import { gym, gymRoom } from "./clubs.ts";
import {
	blogPost,
	event,
	padel,
	previewedPrices,
	priceGroup,
	pricePreviewToken,
	question,
	termsBlock,
	trainer,
	training,
} from "./content.ts";
import type { Endpoint } from "./endpoint.ts";
import { byId, byRoom, change, create, invalid, missing, noSession, read } from "./endpoint-parts.ts";
import { type EnquiryCall, type EnquiryKind, enquiryFields, enquiryForm, enquiryKinds } from "./enquiries/kinds.ts";
import { challenge, enquirySchemas } from "./enquiries/schemas.ts";
import { favourite, favouriteChoice } from "./favourites.ts";
import { userExport } from "./member-export.ts";
import * as members from "./members.ts";
import { openingRequest } from "./openings.ts";
import * as passkeys from "./passkeys.ts";
import { identityProof, proofMinutes } from "./proof.ts";
import * as push from "./push.ts";
import { findAnswer, findInput, nearbyPeriod, period, promotion, scheduleWeek, serverTime } from "./schedule.ts";
import { searchAnswer, searchInput } from "./search.ts";
import { groupCode, video, videoView } from "./videos.ts";

const member = { access: "member", errors: noSession } as const;
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

const hasHour = (kind: EnquiryKind) => enquiryFields(kind).some(([, { input }]) => input === "hour");
/** The place went meanwhile, or the network has booked too many. */
const trialErrors = ["ERR_TRAINING_FILLED_OR_CANCELLED", "ERR_TOO_MANY_GUEST_BOOKINGS"] as const;

const sendForm = (kind: EnquiryKind) =>
	({
		...create("Enquiries", enquiryForm(kind).summary, "SUC_SUCCESS"),
		limit: "enquiry",
		idempotent: true,
		errors: [...invalid, ...(hasHour(kind) ? trialErrors : [])],
		body: enquirySchemas[kind],
	}) as const;
const sendForms = Object.fromEntries(enquiryKinds.map((kind) => [enquiryForm(kind).call, sendForm(kind)])) as Record<
	EnquiryCall,
	ReturnType<typeof sendForm>
>;

const alive = z.object({ status: z.literal("ok") });

export const endpoints = {
	listGyms: read("Clubs", "All clubs", z.array(gym)),
	listGymRooms: { ...read("Clubs", "Rooms of a club", z.array(gymRoom)), ...byId, errors: missing },
	listClosings,

	getTime: read("Schedule", "Server time in the clubs' zone", serverTime),
	getActivePromotion: read("Schedule", "The active promotion and its clubs; titles are null without one", promotion),
	listPeriods: {
		...read("Schedule", "The periods of a room this week or the next", z.array(period)),
		...byRoom,
		query: scheduleWeek,
		access: "anyone",
	},
	listPromotionPeriods: {
		...read("Schedule", "Coming promotion periods of a room", z.array(period)),
		...byRoom,
		access: "anyone",
	},

	...bookingEndpoints,
	listNearby: {
		...read(
			"Schedule",
			"The same training in the next three hours at other clubs, nearest first",
			z.array(nearbyPeriod),
		),
		...byId,
		errors: missing,
	},
	findPeriods: {
		...read("Schedule", "Coming trainings of all clubs by start", findAnswer),
		query: findInput,
		errors: ["ERR_ALL_FIELDS_REQUIRED"],
	},

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
		body: members.mailRequest,
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
	listOwnBookings: { ...read("Members", "The member's own bookings", z.array(members.ownBooking)), ...member },
	listOwnWaits: { ...read("Members", "Trainings that the member waits for", z.array(members.ownWait)), ...member },
	getLateCancellations: {
		...read("Members", "How often the member cancelled late", members.lateCancellations),
		...member,
	},
	getBookingPause: {
		...read(
			"Members",
			"The rule about no-shows, what counts for the member, and until when they are paused",
			bookingPause,
		),
		...member,
	},
	listFavourites: { ...read("Members", "The member's favourites", z.array(favourite)), ...member },
	addFavourite: {
		...create("Members", "Add a favourite; nothing changes if it is one already", "SUC_SUCCESS"),
		...member,
		body: favouriteChoice,
		errors: [...noSession, "ERR_ALL_FIELDS_REQUIRED", "ERR_NOT_FOUND"],
	},
	removeFavourite: {
		...change("Members", "Remove a favourite; nothing changes if it is none", "SUC_SUCCESS"),
		...member,
		body: favouriteChoice,
		errors: [...noSession, "ERR_ALL_FIELDS_REQUIRED"],
	},
	findFavouritePeriods: {
		...read("Members", "Coming trainings of the member's favourites by start", findAnswer),
		...member,
		query: findInput,
		errors: [...noSession, "ERR_ALL_FIELDS_REQUIRED"],
	},
	getCalendarFeed: { ...read("Members", "The address of the member's private calendar", calendarFeed), ...member },
	renewCalendarFeed: { ...read("Members", "A new address for the private calendar", calendarFeed), ...member },

	listVideos: { ...read("Videos", "Videos of the member's groups", z.array(video)), ...member },
	submitGroupCode: {
		...create("Videos", "Join a video group with its code", "SUC_CODE_CORRECT"),
		...member,
		limit: "login",
		body: groupCode,
		notes: "Before the terms are accepted: ERR_ALL_FIELDS_REQUIRED for `terms_and_conditions`.",
		errors: [
			...noSession,
			"ERR_ALL_FIELDS_REQUIRED",
			"ERR_BAD_GROUP_CODE",
			"ERR_GROUP_CODE_NOT_VALID",
			"ERR_USER_ALREADY_IN_GROUP",
		],
	},
	countVideoView: {
		...create("Videos", "Count a view when a video starts", "SUC_SUCCESS"),
		...byId,
		access: "member",
		body: videoView,
		errors: [...noSession, "ERR_ALL_FIELDS_REQUIRED", "ERR_NOT_FOUND"],
	},

	listTrainings: read("Content", "All trainings", z.array(training)),
	listTrainers: read("Content", "All coaches", z.array(trainer)),
	listEvents: read(
		"Content",
		"All published events: coming ones by date, those without dates, past ones",
		z.array(event),
	),
	listHomeEvents: read("Content", "The events of the home banner that have not ended, in its order", z.array(event)),
	getEvent: { ...read("Content", "One event", event), ...byId, errors: missing },
	listBlogPosts: read("Content", "All published posts, newest first", z.array(blogPost)),
	getBlogPost: { ...read("Content", "One post", blogPost), ...byId, errors: missing },
	getPreviewedPrices: {
		...read("Content", "A price list of the link in the office", previewedPrices),
		query: pricePreviewToken,
		errors: ["ERR_ALL_FIELDS_REQUIRED", "ERR_BAD_TOKEN"],
	},
	listPriceGroups: read("Content", "The price list", z.array(priceGroup)),
	listQuestions: read("Content", "Frequently asked questions of all topics", z.array(question)),
	listTermsBlocks: read("Content", "Terms and conditions", z.array(termsBlock)),
	getPadel: { ...read("Content", "The padel centre", padel), errors: missing },
	downloadApp: {
		...read("Content", "The Android application", { mediaType: "application/vnd.android.package-archive" }),
		errors: missing,
	},
	search: {
		...read("Content", "Search clubs, trainings, coaches, events, posts and pages", searchAnswer),
		query: searchInput,
		errors: ["ERR_ALL_FIELDS_REQUIRED"],
	},

	getFormChallenge: read("Enquiries", "A proof-of-work challenge against spam", challenge),
	...sendForms,

	requestOpeningNotice: {
		...create("Clubs", "Get one mail when a club opens that has not opened yet", "SUC_SUCCESS"),
		...byId,
		limit: "enquiry",
		body: openingRequest,
		errors: [...invalid, "ERR_NOT_FOUND"],
	},
	getHealth: {
		...read("Service", "Whether the server runs, without a query to the database", alive),
		limit: "probe",
	},
	getReady: {
		...read(
			"Service",
			"Whether the server accepts requests: the database answers, changes by other servers arrive, it is not stopping",
			alive,
		),
		limit: "probe",
	},
	getOpenApi: read("Service", "This document", z.record(z.string(), z.unknown())),
} as const satisfies Record<CallName, Endpoint>;

export type Endpoints = typeof endpoints;
