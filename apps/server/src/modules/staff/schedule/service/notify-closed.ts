import type { Locale } from "@kvart/contract/locale";
import type { Database } from "../../../../platform/database/database.ts";
import { type ClosedWait, closeWaitsQuietly } from "../../../booking/service/waiting.ts";
import { queueMail } from "../../../mail/service.ts";
import { insertCalls } from "../queries/calls.ts";
import { type BookedRow, type DateRow, selectBooked } from "../queries/dates.ts";
import type { OpenChange } from "./make-change.ts";

/** A class that a closing cancelled, or that takes place again. */
export interface ClosingDate {
	row: DateRow;
	time: number;
	news: "cancelled" | "restored";
}

interface Addressee {
	email: string;
	firstName: string;
	language: Locale;
	bookingIds: number[];
	waitIds: number[];
}

/** Everyone with an account, with all of theirs. */
function addresseesOf(booked: readonly BookedRow[], waits: readonly ClosedWait[]): Map<number, Addressee> {
	const people = new Map<number, Addressee>();
	const personOf = (userId: number, { email, firstName, language }: Omit<Addressee, "bookingIds" | "waitIds">) => {
		const known = people.get(userId) ?? { email, firstName, language, bookingIds: [], waitIds: [] };
		people.set(userId, known);
		return known;
	};
	for (const { userId, email, firstName, language, bookingId } of booked)
		if (userId !== null && email !== null && firstName !== null && language !== null)
			personOf(userId, { email, firstName, language }).bookingIds.push(bookingId);
	for (const { userId, waitId, ...person } of waits) personOf(userId, person).waitIds.push(waitId);
	return people;
}

/**
 * One mail for each member, about all classes that they have booked or wait for; guests are called. Closes the waiting
 * lists of cancelled classes. Returns the number of mails.
 */
export async function notifyClosed(
	tx: Database,
	change: OpenChange,
	closingId: number,
	dates: readonly ClosingDate[],
): Promise<number> {
	const byId = new Map(dates.map((date) => [date.row.id, date]));
	const booked = await selectBooked(tx, [...byId.keys()]);
	const cancelled = dates.filter(({ news }) => news === "cancelled").map(({ row }) => row.id);
	const waits = await closeWaitsQuietly(tx, cancelled, change.clock.now());
	let mailed = 0;
	for (const [userId, { email: recipient, language, ...person }] of addresseesOf(booked, waits)) {
		const uniqueKey = `closing:${userId}:${change.id}`;
		const data = { ...person, closingId };
		if (await queueMail(tx, change.clock, { template: "closing", data, recipient, language, uniqueKey })) mailed += 1;
	}
	const guests = booked.filter(({ guestPhone }) => guestPhone !== null);
	await insertCalls(
		tx,
		guests.map(({ bookingId, occurrenceId }) => {
			const { row, time, news } = byId.get(occurrenceId) as ClosingDate;
			return { changeId: change.id, bookingId, news, trainingDate: row.trainingDate, time };
		}),
	);
	return mailed;
}
