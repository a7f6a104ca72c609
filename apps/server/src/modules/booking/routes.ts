import { pathId } from "@kvart/contract/fields";
import type { FastifyInstance } from "fastify";
import type { Api, Call } from "../../platform/api.ts";
import { Refusal } from "../../platform/problem.ts";
import { sessionHash } from "../../platform/session.ts";
import { forgetOldKeys, requestKey } from "./request-key.ts";
import {
	book,
	bookBySession,
	bookingCodePicture,
	bookingDeps,
	cancel,
	guestBooker,
	listOwnBookings,
	memberBooker,
	opensBooking,
} from "./service.ts";

type BookingCall = "bookPeriod" | "bookPromotionPeriod" | "bookPeriodAsGuest" | "bookPromotionPeriodAsGuest";

function keyOf(name: string, { request, params, body }: Pick<Call<BookingCall>, "request" | "params" | "body">) {
	return requestKey(request.headers["idempotency-key"], [name, params.id, body]);
}

const ordinary = (id: number) => ({ kind: "ordinary", periodId: id }) as const;
const promotion = (id: number) => ({ kind: "promotion", periodId: id }) as const;

const sweepMilliseconds = 3_600_000;

/** As long as the server listens, answers that nobody will ask for again are cleared away. */
function sweepKeys(app: FastifyInstance, { db, clock }: Api["deps"]): void {
	let timer: NodeJS.Timeout | undefined;
	const sweep = () => forgetOldKeys(db, clock).catch((err: unknown) => app.log.error({ err }, "old keys stay"));
	app.addHook("onListen", async () => {
		timer = setInterval(() => void sweep(), sweepMilliseconds).unref();
	});
	app.addHook("onClose", async () => clearInterval(timer));
}

interface AskedPicture {
	Params: { id: string };
	Querystring: { key?: string | string[] };
}

/** The code for the front desk as a picture, at an address that needs no session: mails and the account show it. */
function codePictures(app: FastifyInstance, { keys, env, limiter }: Api["deps"]): void {
	app.get<AskedPicture>("/booking-code/:id.svg", async (request, reply) => {
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
	sweepKeys(app, api.deps);
	codePictures(app, api.deps);
	const { db, clock, switches, keys } = api.deps;
	const deps = bookingDeps({ db, clock, keys, switches });

	api.serve(
		"bookPeriod",
		async (call) => {
			const wanted = { ...ordinary(call.params.id), request: keyOf("book", call) };
			const session = sessionHash(call.request);
			const atOnce = session && (await bookBySession(deps, session, wanted));
			return atOnce || book(deps, memberBooker(await call.authorized()), wanted);
		},
		{ session: "late" },
	);
	api.serve("bookPeriodAsGuest", (call) =>
		book(deps, guestBooker(call.body), { ...ordinary(call.params.id), request: keyOf("book", call) }),
	);
	api.serve("bookPromotionPeriod", (call) =>
		book(deps, memberBooker(call.actor), {
			...promotion(call.params.id),
			trainingDate: call.body.training_date,
			request: keyOf("book promotion", call),
		}),
	);
	api.serve("bookPromotionPeriodAsGuest", (call) =>
		book(deps, guestBooker(call.body), {
			...promotion(call.params.id),
			trainingDate: call.body.training_date,
			request: keyOf("book promotion", call),
		}),
	);
	api.serve("cancelPeriod", (call) =>
		cancel(deps, memberBooker(call.actor), { ...ordinary(call.params.id), request: keyOf("cancel", call) }),
	);
	api.serve("cancelPromotionPeriod", (call) =>
		cancel(deps, memberBooker(call.actor), { ...promotion(call.params.id), request: keyOf("cancel", call) }),
	);
	api.serve("listOwnBookings", ({ actor }) => listOwnBookings(db, keys, actor));
}
