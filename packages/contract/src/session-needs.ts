import type { Endpoints } from "./endpoints.ts";
import type { EveryCallName } from "./every-call.ts";

/**
 * Conditions that a session must meet before a call acts for its account.
 * - `session`: nothing more.
 * - `unlocked`: staff have confirmed their second factor, and the session is not locked.
 * - `proof`: the same, and the owner has proved who they are within `proofMinutes`.
 */
export type SessionNeed = "session" | "unlocked" | "proof";

export interface Needs {
	need: SessionNeed;
	/** Fields of the body that need a proof; without them the call needs less. */
	proofFor?: readonly string[];
	/** Staff who still have to set up a second factor may call it. */
	beforeSetup?: true;
}

type MemberCall = { [N in keyof Endpoints]: Endpoints[N]["access"] extends "member" ? N : never }[keyof Endpoints];

const session: Needs = { need: "session" };
const unlocked: Needs = { need: "unlocked" };
const proof: Needs = { need: "proof" };

/** Every call that acts for an account. A call without a row does not compile. */
export const sessionNeeds: Record<MemberCall, Needs> = {
	bookPeriod: session,
	bookPromotionPeriod: session,
	cancelPeriod: session,
	cancelPromotionPeriod: session,
	waitForPeriod: session,
	waitForPromotionPeriod: session,
	leaveWaiting: session,
	leavePromotionWaiting: session,
	listOwnBookings: session,
	listOwnWaits: session,
	getLateCancellations: session,
	getBookingPause: session,
	listFavourites: session,
	addFavourite: session,
	removeFavourite: session,
	findFavouritePeriods: session,
	getCalendarFeed: session,
	renewCalendarFeed: session,
	addOrder: session,
	listOwnOrders: session,
	cancelOrder: session,
	getOrderCode: session,
	getOrderSlip: session,
	listOwnMemberships: session,
	freezeMembership: session,
	unfreezeMembership: session,
	listVideos: session,
	submitGroupCode: session,
	countVideoView: session,
	getPush: session,
	subscribeToPush: session,
	unsubscribeFromPush: session,

	getUser: session,
	logout: session,
	proveIdentity: session,
	startPasskeyProof: session,
	sendProofLink: session,
	patchUser: { need: "session", proofFor: ["phone"] },

	listSessions: unlocked,
	listPasskeys: { need: "unlocked", beforeSetup: true },
	renamePasskey: unlocked,

	startPasskey: { need: "proof", beforeSetup: true },
	// The challenge it answers was handed out for a proof.
	addPasskey: { need: "unlocked", beforeSetup: true },
	removePasskey: proof,
	changePassword: proof,
	changeEmail: proof,
	linkProvider: proof,
	unlinkGoogle: proof,
	unlinkFacebook: proof,
	endSession: proof,
	endSessions: proof,
	exportUser: proof,
	deleteUser: proof,
};

/** Undefined for calls that act for no account, and for those of the office, which name a right. */
export function needsOf(name: EveryCallName): Needs | undefined {
	return name in sessionNeeds ? sessionNeeds[name as MemberCall] : undefined;
}
