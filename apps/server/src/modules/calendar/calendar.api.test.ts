import type { CalendarFeed } from "@kvart/contract/booking-inputs";
import type { GymRoom } from "@kvart/contract/clubs";
import type { Period } from "@kvart/contract/schedule";
import { type CalendarDate, instantOf, timeOf } from "@kvart/contract/time";
import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { beforeEach, expect, test } from "vitest";
import { createMembers, createPeriod, newGuest } from "../../../test/booking-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { users } from "../../platform/database/schema/members.ts";
import { mails } from "../../platform/database/schema/office.ts";
import { occurrences, periods } from "../../platform/database/schema/schedule.ts";
import { renderMail } from "../mail-templates/render.tsx";

const { call, clock, db, api } = await buildTestApp({ env: { PUBLIC_URL: "https://kvart.example" } });
const [mina] = await createMembers(db, 1);
if (!mina) throw new Error("no member");
ICAL.design.strict = true;
beforeEach(() => clock.set(testNow));

/** Checks what the standard says about lines. */
function componentOf(text: string): ICAL.Component {
	expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/);
	expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
	for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
	return new ICAL.Component(ICAL.parse(text));
}

/** Dates without a time have no zone. */
function parseWholeDays(text: string): ICAL.Event {
	const [event, ...none] = componentOf(text).getAllSubcomponents("vevent");
	expect(none).toEqual([]);
	expect(event?.getFirstProperty("dtstart")?.getParameter("tzid")).toBeUndefined();
	return new ICAL.Event(event);
}

/** Parses strictly and checks what the standard says about lines and zones. */
function parse(text: string): { calendar: ICAL.Component; events: ICAL.Event[] } {
	const calendar = componentOf(text);
	const zones = calendar.getAllSubcomponents("vtimezone");
	expect(zones.map((zone) => zone.getFirstPropertyValue("tzid"))).toEqual(["Europe/Belgrade"]);
	// Properties come before components.
	for (const [, next] of text.matchAll(/\r\nEND:V\w+\r\n([A-Z-]+)/g)) expect(["BEGIN", "END"]).toContain(next);
	const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
	for (const { component } of events) {
		expect(component.getFirstProperty("dtstart")?.getParameter("tzid")).toBe("Europe/Belgrade");
		expect(component.getFirstPropertyValue("dtstamp")).toBeTruthy();
	}
	return { calendar, events };
}

async function feed(path: string, headers: Record<string, string> = {}) {
	const { status, headers: answered, body } = await call<string>("GET", path, { headers });
	expect(status, path).toBe(200);
	expect(answered["content-type"]).toBe("text/calendar; charset=utf-8");
	return { ...parse(body), headers: answered, text: body };
}

function dateOf(time: ICAL.Time): CalendarDate {
	return time.toString().slice(0, 10);
}

/** The dates of a weekly event between two days, with their instants. */
function datesOf(event: ICAL.Event, from: CalendarDate, to: CalendarDate): Map<CalendarDate, Date> {
	const found = new Map<CalendarDate, Date>();
	const dates = event.iterator();
	for (let next = dates.next(); next && dateOf(next) <= to; next = dates.next()) {
		if (dateOf(next) >= from) found.set(dateOf(next), event.getOccurrenceDetails(next).startDate.toJSDate());
	}
	return found;
}

test("a club's feed has the right instants before and after clock changes", async () => {
	const { events, calendar, headers } = await feed("/calendar/club/3.ics");
	expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("KVART Zemun, raspored");
	expect(headers["cache-control"]).toMatch("public");
	const rooms = (await call<GymRoom[]>("GET", "/api/gym/3/gym_room")).body;
	const lists = rooms.map(({ id }) => call<Period[]>("GET", `/api/period/gym_room/${id}`));
	const week = (await Promise.all(lists)).flatMap(({ body }) => body).filter(({ cancelled }) => !cancelled);
	expect(week.length).toBeGreaterThan(60);
	for (const { id, day, time, training_date, duration, training } of week) {
		const event = events.find(({ uid }) => uid === `period-${id}@kvart.example`);
		expect(event?.summary).toBe(training.name);
		if (!event) continue;
		expect(event.isRecurring()).toBe(true);
		expect(event.duration.toSeconds()).toBe(duration * 60);
		const dates = datesOf(event, "2026-03-20", "2027-11-07");
		expect(dates.size).toBeGreaterThan(84);
		for (const [date, start] of dates) expect(start, `${date} ${time}`).toEqual(instantOf(date, time));
		expect(dates.has(training_date)).toBe(true);
		expect(new Date(training_date).getUTCDay() || 7).toBe(day);
	}
});

test("a feed of one room in English", async () => {
	const rooms = (await call<GymRoom[]>("GET", "/api/gym/3/gym_room")).body;
	const [first] = rooms;
	const both = await feed("/calendar/club/3.ics?lang=en");
	const one = await feed(`/calendar/club/3.ics?lang=en&room=${first?.id}`);
	expect(one.events.length).toBeLessThan(both.events.length);
	expect(one.calendar.getFirstPropertyValue("x-wr-calname")).toBe(`KVART Zemun, ${first?.name_eng}, schedule`);
	for (const { description, component } of one.events) {
		expect(description).toContain(`Room: ${first?.name_eng}`);
		expect(component.getFirstPropertyValue("url")).toMatch(
			/^https:\/\/kvart\.example\/en\/(training-schedule|promotions)\/3$/,
		);
		expect(component.getFirstPropertyValue("location")).toMatch(/^KVART Zemun, .+, Belgrade$/);
	}
});

test("feeds have cancellations, substitutes, ends of series and promotions", async () => {
	const weekly = await createPeriod(db, { time: 605, validUntil: "2026-12-09" });
	const stopped = await createPeriod(db, { time: 610, cancelledFrom: "2026-12-02" });
	const never = await createPeriod(db, { time: 615, validFrom: "2026-11-18", cancelledFrom: "2026-11-18" });
	await db.insert(occurrences).values([
		{ periodId: weekly, trainingDate: "2026-11-25", cancelled: true },
		{ periodId: weekly, trainingDate: "2026-12-02", substituteId: 2 },
	]);
	const { events } = await feed("/calendar/club/3.ics");
	const of = (id: number) => events.filter(({ uid }) => uid === `period-${id}@kvart.example`);
	const [series, off, replaced, ...none] = of(weekly);
	expect(none).toEqual([]);
	expect([...datesOf(series as ICAL.Event, "2026-11-01", "2027-02-01").keys()].at(-1)).toBe("2026-12-09");
	expect(off?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
	expect(off?.recurrenceId?.toString()).toBe("2026-11-25T06:05:00");
	expect(off?.summary).toMatch(/^Otkazano: /);
	expect(replaced?.component.getFirstPropertyValue("status")).toBe("CONFIRMED");
	expect(replaced?.description).not.toBe(series?.description);
	expect(of(never)).toEqual([]);
	expect([...datesOf(of(stopped)[0] as ICAL.Event, "2026-11-01", "2027-02-01").keys()].at(-1)).toBe("2026-11-25");
	const promotion = events.filter(({ component }) => /promotions/.test(String(component.getFirstPropertyValue("url"))));
	expect(promotion.length).toBeGreaterThanOrEqual(14);
	expect(promotion.every((event) => !event.isRecurring())).toBe(true);
});

test.for([
	"/calendar/club/99.ics",
	"/calendar/club/3.ics?room=1",
	"/calendar/club/3.ics?room=x",
	"/calendar/club/x.ics",
])("%s is not found", async (path) => {
	expect(await call("GET", path)).toMatchObject({ status: 404, body: { code: "ERR_NOT_FOUND" } });
});

test("a club without rooms has an empty calendar, and feeds support 304", async () => {
	const { events, headers } = await feed("/calendar/club/2.ics");
	expect(events).toEqual([]);
	const again = await call("GET", "/calendar/club/2.ics", { headers: { "if-none-match": String(headers["etag"]) } });
	expect(again.status).toBe(304);
});

test("a guest's booking has a file with a secret link", async () => {
	const period = await createPeriod(db, { time: 1945 });
	const { body } = await call<{ calendar_url: string }>("POST", `/api/period/${period}/booking/guest`, {
		body: newGuest(),
	});
	const { events, headers } = await feed(body.calendar_url);
	expect(headers["content-disposition"]).toBe('attachment; filename="zemun-2026-11-18.ics"');
	const [event] = events;
	expect(event?.startDate.toJSDate()).toEqual(instantOf("2026-11-18", 1945));
	expect(event?.endDate.toJSDate().getTime()).toBeGreaterThan(instantOf("2026-11-18", 1945).getTime());
	expect(event?.component.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger")?.toString()).toBe("-PT1H");
	expect((await feed(`${body.calendar_url}&lang=en`)).events[0]?.description).toContain("Room: ");
	const other = body.calendar_url.replace(/\d+\.ics/, "1.ics");
	for (const wrong of [other, body.calendar_url.slice(0, -1), body.calendar_url.split("?")[0] ?? ""])
		expect((await call("GET", wrong)).status, wrong).toBe(404);
});

test("the member's calendar follows bookings, is secret and can be renewed", async () => {
	const period = await createPeriod(db, { time: 2015 });
	await call("POST", `/api/period/${period}/booking`, { headers: mina.headers });
	const address = async (method: "GET" | "POST") => {
		const { body } = await call<CalendarFeed>(method, "/api/user/calendar", { headers: mina.headers });
		expect(body.url).toMatch(/^https:\/\/kvart\.example\/calendar\/member\.ics\?key=/);
		return body.url.replace("https://kvart.example", "");
	};
	const path = await address("GET");
	expect(await address("GET")).toBe(path);
	const { events, calendar, headers } = await feed(path);
	expect(headers["cache-control"]).toMatch("private");
	expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("KVART, moji treninzi");
	expect(events.map(({ startDate }) => startDate.toJSDate())).toEqual([instantOf("2026-11-18", 2015)]);
	await call("DELETE", `/api/period/${period}/booking`, { headers: mina.headers });
	expect((await feed(path)).events).toEqual([]);
	const renewed = await address("POST");
	expect(renewed).not.toBe(path);
	await feed(renewed);
	const guessed = [path, renewed.slice(0, -1), renewed.replace(/key=\d+/, "key=1"), "/calendar/member.ics"];
	for (const wrong of guessed) expect((await call("GET", wrong)).status, wrong).toBe(404);
	await db.update(users).set({ blockedAt: testNow }).where(eq(users.id, mina.id));
	expect((await call("GET", renewed)).status).toBe(404);
	await db.update(users).set({ blockedAt: null }).where(eq(users.id, mina.id));
	expect((await call("GET", "/api/user/calendar")).status).toBe(401);
});

test("an event has a file, in hours or whole days", async () => {
	const { events, headers } = await feed("/calendar/event/4.ics");
	expect(headers["content-disposition"]).toBe('attachment; filename="kvart-2026-11-19.ics"');
	const [league] = events;
	expect(league?.uid).toBe("event-4@kvart.example");
	expect(league?.startDate.toJSDate()).toEqual(instantOf("2026-11-19", 1900));
	expect(league?.endDate.toJSDate()).toEqual(instantOf("2026-11-19", 2300));
	expect(league?.location).toMatch(/^KVART Zvezdara, .+, Beograd$/);
	const english = parseWholeDays((await call<string>("GET", "/calendar/event/6.ics?lang=en")).body);
	expect(english.summary).toBe("The nonstop month");
	expect(english.location).toBe("All open centres");
	expect(english.description).toContain("https://kvart.example/en/events/6");
	expect([english.startDate.isDate, english.startDate.toString()]).toEqual([true, "2026-11-01"]);
	// The end is exclusive.
	expect(english.endDate.toString()).toBe("2026-12-01");
});

test.for(["/calendar/event/1.ics", "/calendar/event/999.ics", "/calendar/event/x.ics"])(
	"%s is not found: no dates, or no such event",
	async (path) => {
		expect(await call("GET", path)).toMatchObject({ status: 404, body: { code: "ERR_NOT_FOUND" } });
	},
);

test("the links of a booking end when it is cancelled", async () => {
	clock.set(testNow);
	const period = await createPeriod(db, { time: 2130 });
	const [member] = await createMembers(db, 1);
	const headers = member?.headers ?? {};
	await call("POST", `/api/period/${period}/booking`, { headers });
	const { body } = await call<{ calendar_url: string; code_url: string }[]>("GET", "/api/user/booking", { headers });
	const links = [body[0]?.calendar_url ?? "", body[0]?.code_url ?? ""];
	for (const link of links) expect((await call("GET", link)).status, link).toBe(200);
	await call("DELETE", `/api/period/${period}/booking`, { headers });
	for (const link of links) {
		expect(await call("GET", link), link).toMatchObject({ status: 410, body: { code: "ERR_BAD_TOKEN" } });
	}
});

test.for(["2026-03-27", "2026-03-30", "2026-10-23", "2026-10-26", "2026-12-31"])(
	"a booking on %s has the offset of that day",
	async (date) => {
		clock.set(instantOf(date, 600));
		const day = new Date(date).getUTCDay() || 7;
		const period = await createPeriod(db, { day, time: 1830, capacity: 9 });
		const [member] = await createMembers(db, 1);
		const { body } = await call<{ calendar_url: string }>("POST", `/api/period/${period}/booking`, {
			headers: member?.headers ?? {},
		});
		const [event] = (await feed(body.calendar_url)).events;
		expect(event?.startDate.toJSDate()).toEqual(instantOf(date, timeOf(18 * 60 + 30)));
	},
);

test("the confirmation has all details and the calendar file; none is sent for a cancelled booking", async () => {
	const [reader] = await createMembers(db, 1, "en");
	const headers = reader?.headers ?? { session_id: "" };
	const period = await createPeriod(db, { time: 1715 });
	await call("POST", `/api/period/${period}/booking`, { headers });
	const [mail] = await db
		.select()
		.from(mails)
		.where(eq(mails.recipient, `${headers.session_id}@kvart.example`));
	if (!mail) throw new Error("no mail");
	const context = { ...api.deps, language: mail.language, publicUrl: "https://kvart.example" };
	const rendered = await renderMail(mail.template, mail.data, context);
	expect(rendered?.subject).toMatch(/^You have a place: .+, Wednesday, 18 November 2026 at 17:15$/);
	expect(rendered?.text).toContain("Hi Mina!");
	expect(rendered?.html).toContain("https://kvart.example/en/account");
	const [file] = rendered?.attachments ?? [];
	expect(file).toMatchObject({ filename: "zemun-2026-11-18.ics" });
	expect(parse(String(file?.content)).events[0]?.startDate.toJSDate()).toEqual(instantOf("2026-11-18", 1715));
	const serbian = await renderMail(mail.template, mail.data, { ...context, language: "sr" });
	expect(serbian?.subject).toMatch(/^Mesto je tvoje: .+, sreda, 18\.11\.2026\. u 17:15$/);
	await db.update(periods).set({ cancelledFrom: "2026-11-18" }).where(eq(periods.id, period));
	expect(await renderMail(mail.template, mail.data, context)).toBeNull();
	await db.update(periods).set({ cancelledFrom: null }).where(eq(periods.id, period));
	await call("DELETE", `/api/period/${period}/booking`, { headers });
	expect(await renderMail(mail.template, mail.data, context)).toBeNull();
});
