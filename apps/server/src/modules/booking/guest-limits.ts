import { guestLimits } from "@kvart/contract/limits";
import { addDays, type CalendarDate, instantOf, wallTime } from "@kvart/contract/time";
import type { Deps } from "../../platform/api.ts";
import { countUnproven, spendProof } from "../../platform/challenge.ts";
import { networkOf, wideNetworkOf } from "../../platform/network.ts";
import { Refusal } from "../../platform/problem.ts";
import type { Counted, Exceeded } from "../../platform/shared-counts.ts";
import { selectCapacity } from "./queries/details.ts";
import type { Booker, BookingRequest, Limited } from "./service.ts";

type LimitDeps = Pick<Deps, "db" | "clock" | "keys" | "counts" | "env">;

interface GuestCall {
	address: string;
	proven: boolean;
}

/** Whether a guest sent a proof of work; always if limits are off. */
export async function isProvenGuest(deps: LimitDeps, proof: string | undefined): Promise<boolean> {
	return deps.env.RATE_LIMIT === "off" || spendProof(deps, proof);
}

function refuse(exceeded: readonly Exceeded[]): never {
	const seconds = Math.max(...exceeded.map((each) => each.seconds));
	throw new Refusal("ERR_TOO_MANY_GUEST_BOOKINGS", { headers: { "retry-after": String(seconds) } });
}

/** Calls without a proof are counted whether they book or not. */
async function limitUnproven(deps: LimitDeps, address: string): Promise<void> {
	const exceeded = await countUnproven(deps, "guest", { address, allowed: guestLimits.unproven });
	if (exceeded.length > 0) refuse(exceeded);
}

const endOf = (date: CalendarDate) => instantOf(addDays(date, 1), 0);

/** Places of a day and of the training that one more booking counts for. */
async function placeCounts(
	{ db, clock }: LimitDeps,
	{ person, mail }: Booker,
	{ periodId, trainingDate }: BookingRequest,
	address: string,
): Promise<(Counted & { ofNetwork?: true })[]> {
	const today = wallTime(clock.now()).date;
	const date = trainingDate ?? today;
	const { day, training } = guestLimits;
	const capacity = (await selectCapacity(db, periodId, date)) ?? 0;
	const inTraining = Math.max(training.places, Math.ceil(capacity * training.share));
	const countsOf = (network: string, inDay: number, inOne: number) => [
		{ name: `guest day ${network}`, allowed: inDay, endsAt: endOf(today), ofNetwork: true as const },
		{
			name: `guest training ${periodId} ${date} ${network}`,
			allowed: inOne,
			endsAt: endOf(date),
			ofNetwork: true as const,
		},
	];
	const wide = wideNetworkOf(address);
	return [
		{ name: `guest day ${person}`, allowed: day.phone, endsAt: endOf(today) },
		// Fake phone numbers must not multiply mails.
		...(mail ? [{ name: `guest day ${mail.email}`, allowed: day.phone, endsAt: endOf(today) }] : []),
		...countsOf(networkOf(address), day.network, inTraining),
		...(wide === null ? [] : countsOf(wide, day.wideNetwork, 2 * inTraining)),
	];
}

/**
 * Books within the limits of guests. Only places that are booked count, and for the network also the answer that a phone
 * has one: a network learns of no more phones than it could book places.
 */
export function guestLimited(deps: LimitDeps, booker: Booker, request: BookingRequest, call: GuestCall): Limited {
	if (deps.env.RATE_LIMIT === "off") return (book) => book();
	return async (book) => {
		if (!call.proven) await limitUnproven(deps, call.address);
		const counts = await placeCounts(deps, booker, request, call.address);
		const exceeded = await deps.counts.add(counts);
		try {
			if (exceeded.length > 0) refuse(exceeded);
			return await book();
		} catch (error) {
			const told = error instanceof Refusal && error.code === "ERR_ALREADY_BOOKED";
			await deps.counts.subtract(counts.flatMap(({ name, ofNetwork }) => (told && ofNetwork ? [] : [name])));
			throw error;
		}
	};
}
