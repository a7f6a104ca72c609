import { type CallName, calls, splitCall } from "@kvart/contract/calls";

/**
 * - `page`: always from the network; without one, the page last seen or the offline page.
 * - `file`: its name contains a hash of its content, so a cached one is never out of date.
 * - `own`: a member's data, from the network; cached for that member.
 * - `code`: the picture of an entry code, whose address only its member knows.
 * - `browser`: the worker does not touch it.
 */
export type Handling = "page" | "file" | "own" | "code" | "browser";

/** Calls of the schedule and of a member's own page. Everything else of the API needs a connection. */
const cachedCalls: readonly CallName[] = [
	"getTime",
	"listPeriods",
	"listPromotionPeriods",
	"listOwnBookings",
	"listOwnWaits",
	"getLateCancellations",
	"getBookingPause",
	"getCalendarFeed",
	"listOwnMemberships",
	"listOwnOrders",
	"listGyms",
];
const cachedPaths = cachedCalls.map((name) => {
	const { path } = splitCall(calls[name]);
	return new RegExp(`^/api${path.replace(/\{\w+\}/g, "\\d+")}$`);
});

export const ownBookingsPath = `/api${splitCall(calls.listOwnBookings).path}`;

const cachedPage = /^(\/en)?\/(account|(training-schedule|promotions)\/\d+)$/;
/** The office, downloads and the demo's mailbox. */
const notPages = /^\/(api|staff|demo|media|calendar|schedule)(\/|$)|\.\w+$/;

export function isCachedPage(pathname: string): boolean {
	return cachedPage.test(pathname);
}

/** Rooms have timetables of their own; days and filters are the same page. */
export function pageKey({ pathname, searchParams }: URL): string {
	const room = searchParams.get("room");
	return room ? `${pathname}?room=${encodeURIComponent(room)}` : pathname;
}

export function sessionOf({ headers }: Pick<Request, "headers">): string {
	return headers.get("session_id") ?? "";
}

type Asked = Pick<Request, "method" | "url" | "mode" | "headers">;

export function handlingOf(request: Asked, origin: string): Handling {
	const { origin: host, pathname } = new URL(request.url);
	if (request.method !== "GET" || host !== origin) return "browser";
	if (request.mode === "navigate") return notPages.test(pathname) ? "browser" : "page";
	if (pathname.startsWith("/assets/")) return "file";
	if (pathname.startsWith("/booking-code/")) return "code";
	const isOwn = sessionOf(request) !== "" && cachedPaths.some((path) => path.test(pathname));
	return isOwn ? "own" : "browser";
}
