import { z } from "zod";
import { accountEndpoints, member } from "./account-endpoints.ts";
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
import * as members from "./members.ts";
import { membershipEndpoints } from "./memberships/endpoints.ts";
import { openingRequest } from "./openings.ts";
import { findAnswer, findInput, nearbyPeriod, period, promotion, scheduleWeek, serverTime } from "./schedule.ts";
import { searchAnswer, searchInput } from "./search.ts";
import { groupCode, video, videoView } from "./videos.ts";

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
	...membershipEndpoints,
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

	...accountEndpoints,
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
