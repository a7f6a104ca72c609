import { ownCachePrefix } from "../lib/storage.ts";
import { ownBookingsPath, sessionOf } from "./strategy.ts";

type Asked = Pick<Request, "url" | "headers">;

interface CodedBooking {
	code_url: string;
	training_date: string;
	cancelled: boolean;
	attended: boolean;
	missed: boolean;
}

const personParameter = "person";

async function personOf(session: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(session));
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function keyOf(request: Asked): Promise<{ key: string; person: string }> {
	const url = new URL(request.url);
	const person = await personOf(sessionOf(request));
	url.searchParams.set(personParameter, person);
	return { key: url.href, person };
}

/** More than a member books in a week. */
const codesAtMost = 20;

/** The entry codes of the last trainings, whatever day the device believes it is: they are pictures of their own. */
async function storeCodes(cache: Cache, bookings: readonly CodedBooking[]): Promise<void> {
	const coming = bookings
		.filter(({ cancelled, attended, missed }) => !cancelled && !attended && !missed)
		.toSorted((a, b) => b.training_date.localeCompare(a.training_date))
		.slice(0, codesAtMost);
	const wanted = coming.map(({ code_url }) => new URL(code_url, location.origin).href);
	const codes = (await cache.keys()).map(({ url }) => url).filter((url) => url.includes("/booking-code/"));
	await Promise.all(codes.filter((url) => !wanted.includes(url)).map((url) => cache.delete(url)));
	await Promise.all(wanted.filter((url) => !codes.includes(url)).map((url) => cache.add(url)));
}

/**
 * Answers to one member. A key contains a digest of the session, so that no other session ever finds them; pages delete
 * the whole cache after a log-out.
 */
export class OwnData {
	readonly name: string;

	constructor(build: string) {
		this.name = ownCachePrefix + build;
	}

	async store(request: Asked, answer: Response): Promise<void> {
		const cache = await caches.open(this.name);
		const { key, person } = await keyOf(request);
		const isBookings = new URL(request.url).pathname === ownBookingsPath;
		const bookings = isBookings ? ((await answer.clone().json()) as CodedBooking[]) : null;
		await cache.put(key, answer);
		const others = (await cache.keys()).filter(({ url }) => {
			const owner = new URL(url).searchParams.get(personParameter);
			return owner !== null && owner !== person;
		});
		await Promise.all(others.map((other) => cache.delete(other)));
		if (bookings) await storeCodes(cache, bookings);
	}

	/** Never opens the cache: an empty one would look like a log-in. */
	async find(request: Asked): Promise<Response | undefined> {
		return caches.match((await keyOf(request)).key, { cacheName: this.name });
	}

	findCode(url: string): Promise<Response | undefined> {
		return caches.match(url, { cacheName: this.name });
	}
}
