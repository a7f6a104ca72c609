import type { Limit } from "./endpoint.ts";

interface Allowed {
	account: number | null;
	/** For an IPv4 address or the /64 of an IPv6 address. */
	address: number;
	/** For the /48 of an IPv6 address. Phones of many people can share one, so only guessing is limited as tightly. */
	wideNetwork: number;
}

/** Calls per minute, by account (if the call names one) and by network address. */
export const limits: Record<Limit, Allowed> = {
	login: { account: 10, address: 60, wideNetwork: 60 },
	mail: { account: 5, address: 30, wideNetwork: 30 },
	enquiry: { account: null, address: 30, wideNetwork: 120 },
	guest: { account: null, address: 120, wideNetwork: 480 },
	// High, because proxies probe all the time and share an address with visitors.
	probe: { account: null, address: 3000, wideNetwork: 12_000 },
	default: { account: null, address: 600, wideNetwork: 6000 },
};

/** Against guessing: counted over all servers. The others are counted by each server. */
export const guessLimits = ["login", "mail"] as const satisfies readonly Limit[];
export type GuessLimit = (typeof guessLimits)[number];

/**
 * Places that guests book, so that one network or phone cannot empty the schedule. A family of five can book the same
 * training, and five trainings each, in a day.
 */
export const guestLimits = {
	/** Calls of a network without a proof of work, in an hour. */
	unproven: 10,
	/** Places in a day. */
	day: { phone: 5, network: 25, wideNetwork: 50 },
	/** Places of a network in one training: this many, or a share of the capacity if that is more. */
	training: { places: 5, share: 0.25 },
};

/** Calls of a network without a proof of work, in an hour, that mail a link to an address that a stranger can type. */
export const unprovenMails = 30;

/** Registrations that name a national id: their answer tells whether it has an account. */
export const nationalIdLimits = {
	/** The first of a day needs no proof of work. */
	unproven: 1,
	/** In a day, with proofs. */
	account: 5,
	network: 10,
	wideNetwork: 20,
};

/** The most bytes of a JSON body. */
export const maximumBodyBytes = 64 * 1024;
