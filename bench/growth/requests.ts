import budgets from "../budgets.json" with { type: "json" };
import { median } from "../load.ts";

export interface Request {
	what: string;
	/** At 100 times the data. */
	maximumMilliseconds?: number;
	/** Reads more rows where there are more: only the time counts, not the ratio. */
	readsAll?: true;
	/** Throws unless the response is successful. */
	send(url: string): Promise<void>;
}

const warmUps = 10;
const times = 60;

async function call(url: string, init: RequestInit = {}): Promise<void> {
	const response = await fetch(url, init);
	const text = await response.text();
	if (!response.ok)
		throw new Error(`${init.method ?? "GET"} ${url} answered ${response.status}: ${text.slice(0, 200)}`);
}

const member = { session_id: "session-10001" };
/** Of an administrator: `addStaffSession`. */
const staff = { session_id: "session-staff" };
/** Past the answers that visitors share. */
const fresh = { "cache-control": "no-cache" };
const get = (what: string, path: string, headers: Record<string, string> = {}): Request => ({
	what,
	send: (url) => call(url + path, { headers }),
});

/** The longest range that the office offers, over all clubs. */
const report = (what: string, path: string): Request => ({
	...get(what, `/api/staff/numbers/${path}`, staff),
	maximumMilliseconds: budgets.growth.reportMilliseconds,
	readsAll: true,
});
const year = "from=2025-11-18&until=2026-11-18";

/** Pages are requested with a session, because those are never cached. */
export function requestsFor(periodId: number): Request[] {
	return [
		get("home page, rendered", "/", member),
		get("blog, rendered", "/blog", member),
		get("one blog post, rendered", "/blog/10", member),
		get("a room's week, visitor", "/api/period/gym_room/1", fresh),
		get("a room's week, member", "/api/period/gym_room/1", member),
		get("own account", "/api/user", member),
		get("own bookings", "/api/user/booking", member),
		get("search", "/api/search?q=zemun"),
		{ ...get("find a class, all clubs", "/api/find", fresh), maximumMilliseconds: budgets.growth.findMilliseconds },
		{
			...get("find a class, one coach", "/api/find?coach=1&free=1", fresh),
			maximumMilliseconds: budgets.growth.findMilliseconds,
		},
		report("report: how full a year was", `fill?${year}`),
		report("report: bookings of a year", `booking?${year}`),
		report("report: no-shows of a year", `miss?${year}`),
		report("report: who did not come in a year", `no_show?${year}`),
		report("report: hours of all coaches in a month", "coach_hours"),
		report("report: who stays, by month of joining", "cohort"),
		{
			what: "book and cancel",
			send: async (url) => {
				const headers = { ...member, "content-type": "application/json" };
				await call(`${url}/api/period/${periodId}/booking`, { method: "POST", headers, body: "{}" });
				await call(`${url}/api/period/${periodId}/booking`, { method: "DELETE", headers: member });
			},
		},
	];
}

/** Median milliseconds, requested one after another. */
export async function timeRequests(url: string, requests: Request[]): Promise<Map<string, number>> {
	const found = new Map<string, number[]>(requests.map(({ what }) => [what, []]));
	for (let turn = -warmUps; turn < times; turn += 1) {
		for (const request of requests) {
			const started = performance.now();
			await request.send(url);
			if (turn >= 0) found.get(request.what)?.push(performance.now() - started);
		}
	}
	return new Map([...found].map(([what, all]) => [what, median(all)]));
}
