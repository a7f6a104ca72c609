import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/api.ts";
import { repeatInBackground } from "../../platform/background.ts";
import { releaseUnconfirmedBookings } from "./guest-confirmation.ts";
import { releaseHeldPlaces } from "./service/held-places.ts";
import { passOnOverlooked } from "./service/pass-on.ts";
import { dailyPauses } from "./service/pauses.ts";

const pauseMilliseconds = 2000;
/** Periodic jobs that need no exact timing. */
const rareEvery = 10;

/** Frees places whose time has passed and gives them to those who wait. Every server may do it. */
export function freePlacesInBackground(app: FastifyInstance, deps: Deps): void {
	const pauseDaily = dailyPauses();
	let round = 0;
	const run = async () => {
		await releaseHeldPlaces(deps);
		if (round % rareEvery === 0) {
			await releaseUnconfirmedBookings(deps);
			await passOnOverlooked(deps);
			await pauseDaily(deps);
		}
		round += 1;
	};
	repeatInBackground(app, {
		everyMilliseconds: pauseMilliseconds,
		run,
		failure: "free places could not be passed on",
	});
}
