import type { Limit } from "./endpoint.ts";

/** Calls per minute, by account (if the call names one) and by network address. */
export const limits: Record<Limit, { account: number | null; address: number }> = {
	login: { account: 10, address: 60 },
	mail: { account: 5, address: 30 },
	enquiry: { account: null, address: 30 },
	guest: { account: null, address: 120 },
	// High, because proxies probe all the time and share an address with visitors.
	probe: { account: null, address: 3000 },
	default: { account: null, address: 600 },
};

/** Of a JSON body. */
export const maximumBodyBytes = 64 * 1024;
