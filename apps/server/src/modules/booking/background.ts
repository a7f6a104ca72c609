import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/api.ts";
import { releaseUnconfirmedBookings } from "./guest-confirmation.ts";
import { releaseHeldPlaces } from "./held-places.ts";
import { passOnOverlooked } from "./pass-on.ts";

const pauseMilliseconds = 2000;
/** In pauses, for what nobody waits for by the second. */
const rareEvery = 10;

/** Frees places whose time has passed and gives them to those who wait. Every server may do it. */
export function freePlacesInBackground(app: FastifyInstance, deps: Deps): void {
	let timer: NodeJS.Timeout | undefined;
	let running: Promise<void> | null = null;
	let round = 0;
	const run = async () => {
		await releaseHeldPlaces(deps);
		if (round % rareEvery === 0) {
			await releaseUnconfirmedBookings(deps);
			await passOnOverlooked(deps);
		}
		round += 1;
	};
	app.addHook("onListen", async () => {
		timer = setInterval(() => {
			running ??= run()
				.catch((err: unknown) => app.log.error({ err }, "free places could not be passed on"))
				.finally(() => (running = null));
		}, pauseMilliseconds).unref();
	});
	app.addHook("preClose", async () => {
		clearInterval(timer);
		await running;
	});
}
