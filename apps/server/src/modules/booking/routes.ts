import { pathId } from "@kvart/contract/fields";
import type { FastifyInstance } from "fastify";
import type { Api, Call } from "../../platform/api.ts";
import { Refusal } from "../../platform/problem.ts";
import { guestLimited } from "./guest-limits.ts";
import { deleteOldKeys, requestKey } from "./request-key.ts";
import {
	type BookingRequest,
	book,
	bookingCodePicture,
	cancel,
	guestBooker,
	listOwnBookings,
	memberBooker,
	opensBooking,
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

const cleanUpMilliseconds = 3_600_000;

function cleanUpKeys(app: FastifyInstance, { db, clock }: Api["deps"]): void {
	let timer: NodeJS.Timeout | undefined;
	const cleanUp = () =>
		deleteOldKeys(db, clock).catch((err: unknown) => app.log.error({ err }, "deleting old idempotency keys failed"));
	app.addHook("onListen", async () => {
		timer = setInterval(() => void cleanUp(), cleanUpMilliseconds).unref();
	});
	app.addHook("onClose", async () => clearInterval(timer));
}

interface PictureRequest {
	Params: { id: string };
	Querystring: { key?: string | string[] };
}

/** The check-in code as an image. Signed instead of behind a session, because mails show it, too. */
function codePictures(app: FastifyInstance, { keys, env, limiter }: Api["deps"]): void {
	app.get<PictureRequest>("/booking-code/:id.svg", async (request, reply) => {
		if (env.RATE_LIMIT === "on") limiter.count("default", request.ip, undefined);
		const id = pathId.safeParse(request.params.id);
		const { key } = request.query;
		if (!id.success || typeof key !== "string" || !opensBooking(keys, id.data, key)) throw new Refusal("ERR_NOT_FOUND");
		return reply
			.type("image/svg+xml")
			.headers({ "cache-control": "private, max-age=86400", "x-robots-tag": "noindex" })
			.send(bookingCodePicture(keys, id.data));
	});
}

export function bookingRoutes(app: FastifyInstance, api: Api): void {
	const { deps } = api;
	cleanUpKeys(app, deps);
	codePictures(app, deps);

	api.serve("bookPeriod", (call) =>
		book(deps, memberBooker(call.actor), { ...ordinary(call.params.id), key: keyOf("book", call) }),
	);
	const bookAsGuest = (request: BookingRequest, call: Call<"bookPeriodAsGuest" | "bookPromotionPeriodAsGuest">) => {
		const booker = guestBooker(call.body);
		const { proof } = call.body;
		return book(deps, booker, request, guestLimited(deps, booker, request, { proof, address: call.request.ip }));
	};
	api.serve("bookPeriodAsGuest", (call) =>
		bookAsGuest({ ...ordinary(call.params.id), key: keyOf("book", call) }, call),
	);
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
