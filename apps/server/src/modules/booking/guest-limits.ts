import { guestLimits } from "@kvart/contract/limits";
import { addDays, type CalendarDate, instantOf, wallTime } from "@kvart/contract/time";
import type { Deps } from "../../platform/api.ts";
import { spendProof } from "../../platform/challenge.ts";
import { networkOf, wideNetworkOf } from "../../platform/network.ts";
import { Refusal } from "../../platform/problem.ts";
import type { Counted, Exceeded } from "../../platform/shared-counts.ts";
import { selectCapacity } from "./queries/booking.ts";
import type { Booker, BookingRequest, Limited } from "./service.ts";

const hourMilliseconds = 3_600_000;

type LimitDeps = Pick<Deps, "db" | "clock" | "keys" | "counts" | "env">;

interface GuestCall {
	address: string;
	proof: string | undefined;
}

function refuse(exceeded: readonly Exceeded[]): never {
	const seconds = Math.max(...exceeded.map((each) => each.seconds));
	throw new Refusal("ERR_TOO_MANY_GUEST_BOOKINGS", { headers: { "retry-after": String(seconds) } });
}

/** Calls without a proof are counted whether they book or not. */
async function countUnproven({ clock, counts }: LimitDeps, address: string): Promise<void> {
	const endsAt = new Date(clock.now().getTime() + hourMilliseconds);
	const networks = [networkOf(address), wideNetworkOf(address)].filter((network) => network !== null);
	const exceeded = await counts.add(
		networks.map((network) => ({ name: `guest unproven ${network}`, allowed: guestLimits.unproven, endsAt })),
	);
	if (exceeded.length > 0) refuse(exceeded);
}

const endOf = (date: CalendarDate) => instantOf(addDays(date, 1), 0);

/** Places of a day and of the training that one more booking counts for. */
async function placeCounts(
	{ db, clock }: LimitDeps,
	{ person, mail }: Booker,
	{ periodId, trainingDate }: BookingRequest,
	address: string,
): Promise<Counted[]> {
	const today = wallTime(clock.now()).date;
	const date = trainingDate ?? today;
	const { day, training } = guestLimits;
	const capacity = (await selectCapacity(db, periodId, date)) ?? 0;
	const inTraining = Math.max(training.places, Math.ceil(capacity * training.share));
	const ofNetwork = (network: string, inDay: number, inOne: number): Counted[] => [
		{ name: `guest day ${network}`, allowed: inDay, endsAt: endOf(today) },
		{ name: `guest training ${periodId} ${date} ${network}`, allowed: inOne, endsAt: endOf(date) },
	];
	const wide = wideNetworkOf(address);
	return [
		{ name: `guest day ${person}`, allowed: day.phone, endsAt: endOf(today) },
		// Nobody gets more mails by the phones that somebody invents.
		...(mail ? [{ name: `guest day ${mail.email}`, allowed: day.phone, endsAt: endOf(today) }] : []),
		...ofNetwork(networkOf(address), day.network, inTraining),
		...(wide === null ? [] : ofNetwork(wide, day.wideNetwork, 2 * inTraining)),
	];
}

/** Books within the limits of guests. Only places that are booked count. */
export function guestLimited(deps: LimitDeps, booker: Booker, request: BookingRequest, call: GuestCall): Limited {
	if (deps.env.RATE_LIMIT === "off") return (book) => book();
	return async (book) => {
		if (!(await spendProof(deps, call.proof))) await countUnproven(deps, call.address);
		const counts = await placeCounts(deps, booker, request, call.address);
		const exceeded = await deps.counts.add(counts);
		try {
			if (exceeded.length > 0) refuse(exceeded);
			return await book();
		} catch (error) {
			await deps.counts.subtract(counts.map(({ name }) => name));
			throw error;
		}
	};
}
