import type { Limit } from "./endpoint.ts";

/** Calls a minute, for one account (where the call names one) and for one network address. */
export const limits: Record<Limit, { account: number | null; address: number }> = {
	login: { account: 10, address: 60 },
	mail: { account: 5, address: 30 },
	enquiry: { account: null, address: 30 },
	guest: { account: null, address: 120 },
	// Proxies ask all the time. They must not be refused because somebody at their address asked for many pages.
	probe: { account: null, address: 3000 },
	default: { account: null, address: 600 },
};

/** The largest JSON body that a call takes. */
export const maximumBodyBytes = 64 * 1024;
