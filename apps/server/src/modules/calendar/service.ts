import { timingSafeEqual } from "node:crypto";
import type { CalendarFeed } from "@kvart/contract/booking-inputs";
import { brand } from "@kvart/contract/brand";
import { inLocale, type Locale } from "@kvart/contract/locale";
import type { Clock } from "../../platform/clock.ts";
import type { DataKeys } from "../../platform/data-keys.ts";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/problem.ts";
import { type Actor, memberOf } from "../../platform/session.ts";
import { type BookingDetails, bookingOfLink, bookingRecordsOf } from "../booking/service.ts";
import { listGyms, listRooms } from "../clubs/service.ts";
import { getEvent } from "../content/service.ts";
import { clubCalendar } from "../schedule/service.ts";
import type { CalendarEntry } from "./calendar-file.ts";
import { bookingEntry, type CalendarLanguage, clubEntries } from "./entries.ts";
import { eventEntry } from "./event-entry.ts";
import { nextGeneration, selectGeneration } from "./queries.ts";
import { calendarTexts } from "./texts.ts";

export interface CalendarDeps {
	db: Database;
	clock: Clock;
	keys: DataKeys;
	publicUrl: string;
}

export interface CalendarAnswer {
	fileName: string;
	text: string;
}

// Rounded, so that an unchanged feed has the same bytes and ETag for an hour.
const stampMilliseconds = 3_600_000;

function languageOf({ clock, publicUrl }: CalendarDeps, locale: Locale): CalendarLanguage {
	const now = Math.floor(clock.now().getTime() / stampMilliseconds) * stampMilliseconds;
	return { locale, publicUrl, now: new Date(now) };
}

async function fileOf(fileName: string, name: string, locale: Locale, entries: CalendarEntry[]) {
	const { calendarFile } = await import("./calendar-file.ts");
	return { fileName, text: calendarFile(name, locale, entries) };
}

export async function clubFeed(
	deps: CalendarDeps,
	gymId: number,
	roomId: number | undefined,
	locale: Locale,
): Promise<CalendarAnswer> {
	const rooms = await listRooms(deps.db, gymId);
	const room = rooms.find(({ id }) => id === roomId);
	if (roomId !== undefined && !room) throw new Refusal("ERR_NOT_FOUND");
	const calendar = await clubCalendar(deps.db, deps.clock, gymId, roomId);
	const place = `${brand.name} ${calendar.club.name}`;
	const roomName = room && rooms.length > 1 ? `, ${inLocale(locale, room.name, room.name_eng)}` : "";
	const name = `${place}${roomName}, ${calendarTexts[locale].schedule}`;
	return fileOf(calendar.club.slug, name, locale, clubEntries(calendar, languageOf(deps, locale)));
}

/** 404 for events without dates. */
export async function eventFile(deps: CalendarDeps, eventId: number, locale: Locale): Promise<CalendarAnswer> {
	const event = await getEvent(deps.db, deps.clock, eventId);
	const club = (await listGyms(deps.db)).find(({ id }) => id === event.gym_id);
	const entry = eventEntry(event, club, languageOf(deps, locale));
	if (!entry) throw new Refusal("ERR_NOT_FOUND");
	return fileOf(`kvart-${entry.date}`, entry.summary, locale, [entry]);
}

export function bookingAttachment(
	deps: CalendarDeps,
	booking: BookingDetails,
	locale: Locale,
): Promise<CalendarAnswer> {
	const entry = bookingEntry(booking, languageOf(deps, locale));
	return fileOf(`${booking.gymSlug}-${booking.trainingDate}`, entry.summary, locale, [entry]);
}

/** The minutes since the booking serve as an increasing sequence. */
function changedEntry(deps: CalendarDeps, booking: BookingDetails, locale: Locale): CalendarEntry {
	const changedAt = deps.clock.now();
	const sequence = Math.max(1, Math.ceil((changedAt.getTime() - booking.createdAt.getTime()) / 60_000));
	return { ...bookingEntry(booking, languageOf(deps, locale)), changedAt, sequence };
}

/** After staff moved or cancelled the training. */
export function changedBookingAttachment(
	deps: CalendarDeps,
	booking: BookingDetails,
	locale: Locale,
): Promise<CalendarAnswer> {
	const entry = changedEntry(deps, booking, locale);
	return fileOf(`${booking.gymSlug}-${booking.trainingDate}`, entry.summary, locale, [entry]);
}

/** Adds a booking to the calendar and takes out the one that was given up for it. */
export function replacedBookingAttachment(
	deps: CalendarDeps,
	old: BookingDetails,
	booking: BookingDetails,
	locale: Locale,
): Promise<CalendarAnswer> {
	const entry = bookingEntry(booking, languageOf(deps, locale));
	const gone = changedEntry(deps, { ...old, cancelled: true }, locale);
	return fileOf(`${booking.gymSlug}-${booking.trainingDate}`, entry.summary, locale, [entry, gone]);
}

/** `key` is the secret of the link. */
export async function bookingFile(
	deps: CalendarDeps,
	bookingId: number,
	key: string,
	locale: Locale,
): Promise<CalendarAnswer> {
	return bookingAttachment(deps, await bookingOfLink(deps, bookingId, key), locale);
}

const feedPurpose = "calendar feed";

function feedKey(keys: DataKeys, userId: number, generation: number): string {
	return `${userId}.${keys.digest(feedPurpose, `${userId} ${generation}`)}`;
}

function feedUrl({ keys, publicUrl }: CalendarDeps, userId: number, generation: number): CalendarFeed {
	return { url: `${publicUrl}/calendar/member.ics?key=${feedKey(keys, userId, generation)}` };
}

export async function memberFeedUrl(deps: CalendarDeps, actor: Actor): Promise<CalendarFeed> {
	const { userId } = memberOf(actor);
	return feedUrl(deps, userId, (await selectGeneration(deps.db, userId))?.generation ?? 0);
}

/** The old address stops working. */
export async function renewMemberFeed(deps: CalendarDeps, actor: Actor): Promise<CalendarFeed> {
	const { userId } = memberOf(actor);
	return feedUrl(deps, userId, await nextGeneration(deps.db, userId, deps.clock.now()));
}

/** For other modules: the old address stops working. */
export async function renewFeedOf(tx: Database, userId: number, now: Date): Promise<void> {
	await nextGeneration(tx, userId, now);
}

function isSame(actual: string, expected: string): boolean {
	const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
	return a.length === b.length && timingSafeEqual(a, b);
}

export async function memberFeed(deps: CalendarDeps, key: string, locale: Locale | undefined): Promise<CalendarAnswer> {
	const userId = Number(/^([1-9]\d{0,8})\./.exec(key)?.[1] ?? 0);
	const member = await selectGeneration(deps.db, userId);
	if (!member || !isSame(key, feedKey(deps.keys, userId, member.generation))) throw new Refusal("ERR_NOT_FOUND");
	const language = languageOf(deps, locale ?? member.language);
	const bookings = await bookingRecordsOf(deps.db, userId);
	const name = `${brand.name}, ${calendarTexts[language.locale].ownCalendar}`;
	// Subscribers choose their own reminders.
	const entries = bookings.map((booking) => ({ ...bookingEntry(booking, language), reminder: "" }));
	return fileOf("kvart", name, language.locale, entries);
}
