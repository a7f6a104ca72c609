import { expect, test } from "vitest";
import { handlingOf, isCachedPage, pageKey } from "./strategy.ts";

const origin = "https://kvart.example";
const handling = (path: string, given: { method?: string; mode?: RequestMode; session?: string } = {}) =>
	handlingOf(
		{
			method: given.method ?? "GET",
			url: new URL(path, origin).href,
			mode: given.mode ?? "cors",
			headers: new Headers({ session_id: given.session ?? "" }),
		},
		origin,
	);

test.for(["/", "/en", "/faq", "/training-schedule/3?day=2", "/account", "/en/account", "/staffing"])(
	"%s is a page",
	(path) => expect(handling(path, { mode: "navigate" })).toBe("page"),
);

test.for(["/staff", "/staff/today", "/demo/mail", "/schedule/3.pdf", "/calendar/club/3.ics", "/api/docs", "/media/a"])(
	"opening %s is the browser's",
	(path) => expect(handling(path, { mode: "navigate" })).toBe("browser"),
);

test.for([
	"/api/time",
	"/api/period/gym_room/4?week=next",
	"/api/promotion/period/gym_room/4",
	"/api/user/booking",
	"/api/user/waiting",
	"/api/user/late-cancellation",
	"/api/user/booking-pause",
	"/api/user/calendar",
	"/api/user/membership",
	"/api/user/order",
	"/api/gym",
])("%s is cached for a member, and not for visitors", (path) => {
	expect(handling(path, { session: "secret" })).toBe("own");
	expect(handling(path)).toBe("browser");
});

test.for([
	"/api/user",
	"/api/user/session",
	"/api/user/export",
	"/api/user/booking/1",
	"/api/trainer",
	"/api/staff/today",
])("%s is never cached", (path) => expect(handling(path, { session: "secret" })).toBe("browser"));

test.for(["POST", "DELETE", "PATCH", "HEAD"])("%s is never cached", (method) => {
	expect(handling("/account", { method, mode: "navigate" })).toBe("browser");
	expect(handling("/api/user/booking", { method, session: "secret" })).toBe("browser");
	expect(handling("/assets/a.js", { method })).toBe("browser");
});

test("files with a hash and entry codes are handled, other sites are not", () => {
	expect(handling("/assets/enhance-abc.js")).toBe("file");
	expect(handling("/booking-code/7.svg?key=x")).toBe("code");
	expect(handling("https://tiles.example/assets/a.js")).toBe("browser");
	expect(handling("https://other.example/faq", { mode: "navigate" })).toBe("browser");
});

test("timetables and the own page are cached in both languages, other pages are not", () => {
	for (const path of ["/account", "/en/account", "/training-schedule/3", "/en/promotions/12"])
		expect(isCachedPage(path)).toBe(true);
	for (const path of ["/", "/faq", "/training-schedule", "/training-schedule/3/x", "/login", "/staff/account"])
		expect(isCachedPage(path)).toBe(false);
});

const key = (path: string) => pageKey(new URL(path, origin));

test("each room has its page, days and filters have none", () => {
	expect(key("/training-schedule/3?day=2&week=2026-11-16")).toBe("/training-schedule/3");
	expect(key("/training-schedule/3?day=2&room=9")).toBe("/training-schedule/3?room=9");
});
