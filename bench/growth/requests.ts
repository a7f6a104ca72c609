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

async function call(url: string, init: RequestInit = {}): Promise<void> {
	const response = await fetch(url, init);
	const text = await response.text();
	if (!response.ok)
		throw new Error(`${init.method ?? "GET"} ${url} answered ${response.status}: ${text.slice(0, 200)}`);
}

const member = { session_id: "session-10001" };
/** The session of an administrator: `addStaffSession`. */
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

const reports = [
	report("report: how full a year was", `fill?${year}`),
	report("report: bookings of a year", `booking?${year}`),
	report("report: no-shows of a year", `miss?${year}`),
	report("report: who did not come in a year", `no_show?${year}`),
	report("report: hours of all coaches in a month", "coach_hours"),
	report("report: who stays, by month of joining", "cohort"),
	report("report: enquiries of a year", `enquiry?${year}`),
];

/** Schedule, own page, find, reports and booking. */
function everydayRequests(periodId: number): Request[] {
	const find = { maximumMilliseconds: budgets.growth.findMilliseconds };
	return [
		get("a room's week, visitor", "/api/period/gym_room/1", fresh),
		get("a room's week, member", "/api/period/gym_room/1", member),
		get("own account", "/api/user", member),
		get("own bookings", "/api/user/booking", member),
		get("search", "/api/search?q=zemun"),
		{ ...get("find a class, all clubs", "/api/find", fresh), ...find },
		{ ...get("find a class, one coach", "/api/find?coach=1&free=1", fresh), ...find },
		...reports,
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

/** Pages are requested with a session, because those are never cached. */
export function requestsFor(periodId: number): Request[] {
	return [
		get("home page, rendered", "/", member),
		get("blog, rendered", "/blog", member),
		get("one blog post, rendered", "/blog/10", member),
		...everydayRequests(periodId),
	];
}

/** Requests that a long history must not slow down. */
export function historyRequestsFor(periodId: number): Request[] {
	return [
		...everydayRequests(periodId),
		get("audit log, newest", "/api/staff/audit", staff),
		get("audit log, one day", "/api/staff/audit?from=2026-10-20&until=2026-10-20", staff),
		get("audit log, one member", "/api/staff/audit?actor=10001", staff),
		get("audit log, one record", "/api/staff/audit?entity=booking&entity_id=1", staff),
	];
}

/** Reports on a year of the history itself. */
export function oldYearRequests(): Request[] {
	const old = "from=2024-11-16&until=2025-11-16";
	return [
		report("how full", `fill?${old}`),
		report("bookings", `booking?${old}`),
		report("no-shows", `miss?${old}`),
		report("who did not come", `no_show?${old}`),
	];
}

/** Median milliseconds on each of the servers, requested one after another, in turns. */
export async function timeRequests(
	urls: readonly string[],
	requests: readonly Request[],
	{ warmUps = 10, times = 60 } = {},
): Promise<Map<string, number>[]> {
	const found = urls.map(() => new Map<string, number[]>(requests.map(({ what }) => [what, []])));
	for (let turn = -warmUps; turn < times; turn += 1) {
		for (const request of requests) {
			for (const [index, url] of urls.entries()) {
				const started = performance.now();
				await request.send(url);
				if (turn >= 0) found[index]?.get(request.what)?.push(performance.now() - started);
			}
		}
	}
	return found.map((of) => new Map([...of].map(([what, all]) => [what, median(all)])));
}
