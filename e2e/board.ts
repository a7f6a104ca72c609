import type { APIRequestContext, Locator, Page, Request } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { sessionOf } from "./member.ts";
import { workers } from "./office.ts";

export interface Period {
	id: number;
	day: number;
	time: number;
	duration: number;
	training_date: string;
	free_places: number;
	capacity: number;
	cancelled: boolean;
	booked: boolean;
	training: { id: number; name: string; name_eng: string };
}

/** A Wednesday: the date of the server's clock. */
export const today = 3;

export async function periodsOf(
	request: APIRequestContext,
	room: number,
	session = "",
	week: "this" | "next" = "this",
): Promise<Period[]> {
	const answer = await request.get(`/api/period/gym_room/${room}?week=${week}`, { headers: { session_id: session } });
	expect(answer.status()).toBe(200);
	return (await answer.json()) as Period[];
}

/** The training of that day with the most free places. It starts so late that cancelling it is not late. */
export async function roomiest(request: APIRequestContext, room: number, day = today): Promise<Period> {
	const [found] = (await periodsOf(request, room))
		.filter((period) => period.day === day && period.time > 1300 && !period.cancelled)
		.toSorted((a, b) => b.free_places - a.free_places);
	expect(found?.free_places, "a place for the test").toBeGreaterThan(0);
	return found as Period;
}

export async function placesLeft(request: APIRequestContext, room: number, id: number): Promise<number | undefined> {
	return (await periodsOf(request, room)).find((period) => period.id === id)?.free_places;
}

/** However the number is written. */
const lastDigits = (phone: string) => phone.replaceAll(/\D/g, "").slice(-8);

/** The bookings of the person with that phone number, on the desk's list of the training. */
export async function bookingsOf(request: APIRequestContext, training: Period, phone: string): Promise<number[]> {
	const headers = { session_id: await sessionOf(request, workers.admin) };
	const roster = await request.get(`/api/staff/roster/${training.id}?date=${training.training_date}`, { headers });
	const { people } = (await roster.json()) as { people: { booking_id: number; phone: string }[] };
	return people.filter((person) => lastDigits(person.phone) === lastDigits(phone)).map(({ booking_id }) => booking_id);
}

export function clock(time: number): string {
	return `${Math.trunc(time / 100)}:${String(time % 100).padStart(2, "0")}`;
}

export function cardOf(page: Page, day: string, time: number): Locator {
	return page
		.getByRole("region", { name: new RegExp(`^${day}`, "i") })
		.getByRole("article")
		.filter({ has: page.getByText(clock(time), { exact: true }) });
}

/** All bookings sent by the page, with their keys. */
export function bookingsSent(page: Page): Request[] {
	const sent: Request[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST" && request.url().includes("/booking")) sent.push(request);
	});
	return sent;
}
