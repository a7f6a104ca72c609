import type { OwnBooking } from "@kvart/contract/members";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { showOwnNext } from "./enhance/own-next.ts";
import { OwnNext } from "./features/home/own-next.tsx";

// The block is the real one; the server is a fake, on a Wednesday at 10:00.
const time = { now: "2026-11-18T09:00:00.000Z", date: "2026-11-18", booking_window: "rolling", booking_days: 7 };
const booking = (values: Partial<OwnBooking>): OwnBooking => ({
	id: 90,
	period_id: 7,
	training_date: "2026-11-18",
	time: 1830,
	duration: 50,
	training: { id: 4, name: "Joga", name_eng: "Yoga" },
	gym: { id: 3, name: "Zemun", slug: "zemun" },
	room: { id: 4, name: "Mala sala", name_eng: "Small studio" },
	coach: null,
	promotion: false,
	cancelled: false,
	attended: false,
	missed: false,
	moved_from: null,
	calendar_url: "/calendar/90.ics",
	entry: null,
	code: "K7-90",
	code_url: "/booking-code/90.svg?key=x",
	...values,
});

async function open(bookings: OwnBooking[] | null): Promise<HTMLElement> {
	document.body.innerHTML = renderToStaticMarkup(<OwnNext />);
	localStorage.setItem("token", "known");
	vi.stubGlobal("fetch", async (address: string) => {
		if (bookings === null) throw new TypeError("offline");
		return Response.json(address.endsWith("/time") ? time : bookings);
	});
	await showOwnNext(document);
	return document.querySelector("section") as HTMLElement;
}
afterEach(() => vi.unstubAllGlobals());

const textOf = (block: HTMLElement, part: string) => block.querySelector(`[data-own=${part}]`)?.textContent;
const linkOf = (block: HTMLElement, part: string) => block.querySelector(`[data-own=${part}] a`)?.getAttribute("href");

test("shows the next class with its code, and where it is changed, cancelled and shared", async () => {
	const block = await open([
		booking({ id: 92, training_date: "2026-11-19" }),
		booking({ id: 91, time: 1700, cancelled: true }),
		booking({}),
		booking({ id: 89, time: 900 }),
	]);
	expect(block.dataset["ownNext"]).toBe("booked");
	expect(["time", "name", "day", "place", "code"].map((part) => textOf(block, part))).toEqual([
		"18:30",
		"Joga",
		"sreda, 18. novembar",
		"Zemun, Mala sala",
		"K7-90",
	]);
	expect(block.querySelector("img")?.getAttribute("src")).toBe("/booking-code/90.svg?key=x");
	expect(linkOf(block, "cancel")).toBe("/account#booking-90");
	expect(linkOf(block, "change")).toBe("/account?change=2026-11-18.7");
	expect(linkOf(block, "share")).toBe("/class/7-2026-11-18");
});

test("offers the last class a week later, where it can be booked", async () => {
	const block = await open([booking({ training_date: "2026-11-17" })]);
	expect(block.dataset["ownNext"]).toBe("none");
	expect(block.hasAttribute("data-again")).toBe(true);
	expect(textOf(block, "again-name")).toBe("Joga, utorak, 24. novembar, 18:30");
	expect(linkOf(block, "again")).toBe("/training-schedule/3?room=4&week=2026-11-23&day=2&book=7");
});

test.for([[[]], [null]] as const)(
	"leads to all classes and to the own ones without a booking, and without an answer: %j",
	async ([bookings]) => {
		const block = await open(bookings && [...bookings]);
		expect(block.dataset["ownNext"]).toBe("none");
		expect(block.hasAttribute("data-again")).toBe(false);
		expect(linkOf(block, "all")).toBe("/account");
		expect(linkOf(block, "find")).toBe("/find");
	},
);
