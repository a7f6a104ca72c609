import { pathId } from "@kvart/contract/fields";
import type { FastifyInstance } from "fastify";
import type { Api, Call } from "../../platform/api.ts";
import { Refusal } from "../../platform/problem.ts";
import { requestKey } from "../../platform/request-key.ts";
import { freePlacesInBackground } from "./background.ts";
import { confirmGuestBooking, getUnconfirmedBooking, withGuestMail } from "./guest-confirmation.ts";
import { guestLimited, isProvenGuest } from "./guest-limits.ts";
import { listOwnBookings } from "./service/own-bookings.ts";
import { getBookingPause } from "./service/pauses.ts";
import { leaveWaitingList, listOwnWaits, waitForPlace } from "./service/waiting.ts";
import {
	type BookingRequest,
	book,
	bookingCodePicture,
	bookingOfLink,
	cancel,
	guestBooker,
	lateCancellations,
	memberBooker,
} from "./service.ts";

type BookingCall =
	| "bookPeriod"
	| "bookPromotionPeriod"
	| "bookPeriodAsGuest"
	| "bookPromotionPeriodAsGuest"
	| "cancelPeriod"
	| "cancelPromotionPeriod"
	| "waitForPeriod"
	| "waitForPromotionPeriod"
	| "leaveWaiting"
	| "leavePromotionWaiting";

/** A retry may come with another proof. */
function withoutProof(body: Call<BookingCall>["body"]) {
	if (!body || !("proof" in body)) return body;
	const { proof: _, ...content } = body;
	return content;
}

function keyOf(name: string, { request, params, body }: Pick<Call<BookingCall>, "request" | "params" | "body">) {
	return requestKey(request.headers["idempotency-key"], [name, params.id, withoutProof(body)]);
}

type PeriodCall = Pick<Call<BookingCall>, "params" | "body">;

const ordinary = ({ params, body }: PeriodCall) =>
	({ kind: "ordinary", periodId: params.id, trainingDate: body?.training_date }) as const;
const promotion = ({ params, body }: PeriodCall) =>
	({ kind: "promotion", periodId: params.id, trainingDate: body?.training_date }) as const;
const wishes = ({ body }: Call<"bookPeriod" | "bookPromotionPeriod">) => ({
	checkOverlap: body?.check_overlap,
	undo: body?.undo,
	insteadOf: body?.instead_of && {
		periodId: body.instead_of.period_id,
		trainingDate: body.instead_of.training_date,
	},
});

interface PictureRequest {
	Params: { id: string };
	Querystring: { key?: string | string[] };
}

/** The check-in code as an image. Signed instead of behind a session, because mails show it, too. */
function codePictures(app: FastifyInstance, { db, keys, env, limiter }: Api["deps"]): void {
	app.get<PictureRequest>("/booking-code/:id.svg", async (request, reply) => {
		if (env.RATE_LIMIT === "on") limiter.count("default", request.ip, undefined);
		const id = pathId.safeParse(request.params.id);
		const { key } = request.query;
		if (!id.success || typeof key !== "string") throw new Refusal("ERR_NOT_FOUND");
		await bookingOfLink({ db, keys }, id.data, key);
		return reply
			.type("image/svg+xml")
			.headers({ "cache-control": "private, max-age=600", "x-robots-tag": "noindex" })
			.send(bookingCodePicture(keys, id.data));
	});
}

export function bookingRoutes(app: FastifyInstance, api: Api): void {
	const { deps } = api;
	codePictures(app, deps);
	freePlacesInBackground(app, deps);
	api.serve("bookPeriod", (call) =>
		book(deps, memberBooker(call.actor), { ...ordinary(call), ...wishes(call), key: keyOf("book", call) }),
	);
	const bookAsGuest = async (
		request: BookingRequest,
		call: Call<"bookPeriodAsGuest" | "bookPromotionPeriodAsGuest">,
	) => {
		const proven = await isProvenGuest(deps, call.body.proof);
		const booker = withGuestMail(deps, guestBooker(call.body), call.body, proven);
		return book(deps, booker, request, guestLimited(deps, booker, request, { proven, address: call.request.ip }));
	};
	api.serve("bookPeriodAsGuest", (call) => bookAsGuest({ ...ordinary(call), key: keyOf("book", call) }, call));
	api.serve("getUnconfirmedBooking", ({ query }) => getUnconfirmedBooking(deps, query.token), { cache: "none" });
	api.serve("confirmGuestBooking", ({ body }) => confirmGuestBooking(deps, body.token));
	api.serve("bookPromotionPeriod", (call) =>
		book(deps, memberBooker(call.actor), {
			...promotion(call),
			...wishes(call),
			key: keyOf("book promotion", call),
		}),
	);
	api.serve("bookPromotionPeriodAsGuest", (call) =>
		bookAsGuest({ ...promotion(call), key: keyOf("book promotion", call) }, call),
	);
	api.serve("cancelPeriod", (call) =>
		cancel(deps, memberBooker(call.actor), { ...ordinary(call), hold: call.body?.hold, key: keyOf("cancel", call) }),
	);
	api.serve("cancelPromotionPeriod", (call) =>
		cancel(deps, memberBooker(call.actor), { ...promotion(call), hold: call.body?.hold, key: keyOf("cancel", call) }),
	);
	api.serve("waitForPeriod", (call) => waitForPlace(deps, call.actor, { ...ordinary(call), key: keyOf("wait", call) }));
	api.serve("waitForPromotionPeriod", (call) =>
		waitForPlace(deps, call.actor, { ...promotion(call), key: keyOf("wait for promotion", call) }),
	);
	api.serve("leaveWaiting", (call) =>
		leaveWaitingList(deps, call.actor, { ...ordinary(call), key: keyOf("leave", call) }),
	);
	api.serve("leavePromotionWaiting", (call) =>
		leaveWaitingList(deps, call.actor, { ...promotion(call), key: keyOf("leave promotion", call) }),
	);
	api.serve("listOwnWaits", ({ actor }) => listOwnWaits(deps, actor));
	api.serve("getLateCancellations", ({ actor }) => lateCancellations(deps, actor));
	api.serve("getBookingPause", ({ actor }) => getBookingPause(deps, actor));
	api.serve("listOwnBookings", ({ actor }) => listOwnBookings(deps, actor));
}
