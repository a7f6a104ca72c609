import { pathId } from "@kvart/contract/fields";
import type { FastifyInstance } from "fastify";
import type { Api, Call } from "../../platform/api.ts";
import { Refusal } from "../../platform/problem.ts";
import { confirmGuestBooking, releaseEveryMinute, withConfirmation } from "./guest-confirmation.ts";
import { guestLimited } from "./guest-limits.ts";
import { requestKey } from "./request-key.ts";
import {
	type BookingRequest,
	book,
	bookingCodePicture,
	bookingOfLink,
	cancel,
	guestBooker,
	listOwnBookings,
	memberBooker,
} from "./service.ts";

type BookingCall = "bookPeriod" | "bookPromotionPeriod" | "bookPeriodAsGuest" | "bookPromotionPeriodAsGuest";

/** A retry may come with another proof. */
function withoutProof(body: Call<BookingCall>["body"]) {
	if (!body || !("proof" in body)) return body;
	const { proof: _, ...content } = body;
	return content;
}

function keyOf(name: string, { request, params, body }: Pick<Call<BookingCall>, "request" | "params" | "body">) {
	return requestKey(request.headers["idempotency-key"], [name, params.id, withoutProof(body)]);
}

const ordinary = (id: number) => ({ kind: "ordinary", periodId: id }) as const;
const promotion = (id: number) => ({ kind: "promotion", periodId: id }) as const;

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

	api.serve("bookPeriod", (call) =>
		book(deps, memberBooker(call.actor), { ...ordinary(call.params.id), key: keyOf("book", call) }),
	);
	const bookAsGuest = (request: BookingRequest, call: Call<"bookPeriodAsGuest" | "bookPromotionPeriodAsGuest">) => {
		const booker = withConfirmation(deps, guestBooker(call.body), call.body);
		const { proof } = call.body;
		return book(deps, booker, request, guestLimited(deps, booker, request, { proof, address: call.request.ip }));
	};
	api.serve("bookPeriodAsGuest", (call) =>
		bookAsGuest({ ...ordinary(call.params.id), key: keyOf("book", call) }, call),
	);
	api.serve("confirmGuestBooking", ({ body }) => confirmGuestBooking(deps, body.token));
	releaseEveryMinute(app, { ...deps, log: app.log });
	api.serve("bookPromotionPeriod", (call) =>
		book(deps, memberBooker(call.actor), {
			...promotion(call.params.id),
			trainingDate: call.body.training_date,
			key: keyOf("book promotion", call),
		}),
	);
	api.serve("bookPromotionPeriodAsGuest", (call) =>
		bookAsGuest(
			{
				...promotion(call.params.id),
				trainingDate: call.body.training_date,
				key: keyOf("book promotion", call),
			},
			call,
		),
	);
	api.serve("cancelPeriod", (call) =>
		cancel(deps, memberBooker(call.actor), { ...ordinary(call.params.id), key: keyOf("cancel", call) }),
	);
	api.serve("cancelPromotionPeriod", (call) =>
		cancel(deps, memberBooker(call.actor), { ...promotion(call.params.id), key: keyOf("cancel", call) }),
	);
	api.serve("listOwnBookings", ({ actor }) => listOwnBookings(deps.db, deps.keys, actor));
}
