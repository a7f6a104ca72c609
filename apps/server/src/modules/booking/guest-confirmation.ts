import type { Booked } from "@kvart/contract/booking-inputs";
import type { Locale } from "@kvart/contract/locale";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Deps } from "../../platform/api.ts";
import { Refusal } from "../../platform/problem.ts";
import { bookingCalendarUrl, bookingOfConfirmation } from "./code.ts";
import { confirmBooking, releaseUnconfirmed, selectUnconfirmed } from "./queries.ts";
import { keyValues } from "./request-key.ts";
import type { Booker } from "./service.ts";

const releaseMilliseconds = 60_000;
const releaseBatch = 500;

/** Adds where the mail goes, if the operator wants guests to confirm. Without an address the call is refused. */
export function withConfirmation(
	{ env }: Pick<Deps, "env">,
	booker: Booker,
	{ email, language = "sr" }: { email?: string | undefined; language?: Locale | undefined },
): Booker {
	if (!env.GUEST_CONFIRMATION) return booker;
	if (email === undefined)
		throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field: "email", code: "required-field" }] });
	return { ...booker, confirmation: { email, language } };
}

export async function confirmGuestBooking(
	{ db, clock, keys }: Pick<Deps, "db" | "clock" | "keys">,
	token: string,
): Promise<Booked> {
	const id = bookingOfConfirmation(keys, token);
	if (id === null || !(await confirmBooking(db, id, clock.now()))) throw new Refusal("ERR_BAD_TOKEN");
	return { code: "SUC_BOOKED", calendar_url: bookingCalendarUrl(keys, id) };
}

/** Cancels what was not confirmed in time; returns how many. Several servers may run it at once. */
export async function releaseUnconfirmedBookings({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
	const now = clock.now();
	let released = 0;
	// One by one: a statement frees one place of a training.
	for (const bookingId of await selectUnconfirmed(db, now, releaseBatch)) {
		const values = { bookingId, now: now.toISOString(), ...keyValues(null) };
		released += (await releaseUnconfirmed.run(db, values)).length;
	}
	return released;
}

interface ReleaseDeps extends Pick<Deps, "db" | "clock"> {
	log: Pick<FastifyBaseLogger, "error">;
}

/** Also with the setting off: bookings from before still wait. */
export function releaseEveryMinute(app: FastifyInstance, deps: ReleaseDeps): void {
	let timer: NodeJS.Timeout | undefined;
	let running: Promise<unknown> = Promise.resolve();
	const run = () => {
		running = releaseUnconfirmedBookings(deps).catch((err: unknown) =>
			deps.log.error({ err }, "release of unconfirmed bookings failed"),
		);
	};
	app.addHook("onListen", async () => {
		timer = setInterval(run, releaseMilliseconds).unref();
	});
	app.addHook("preClose", async () => {
		clearInterval(timer);
		await running;
	});
}
