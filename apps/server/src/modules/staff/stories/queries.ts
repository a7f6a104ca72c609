import { asc, desc, eq, inArray, isNotNull, max, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { columnsByName } from "../../../platform/database/schema/columns.ts";
import { blogPosts, events } from "../../../platform/database/schema/content.ts";
import { settings } from "../../../platform/database/schema/office.ts";

type PostColumns = Omit<typeof blogPosts.$inferSelect, "id" | "version">;
/** Without the position in the banner, which depends on the other events. */
type EventColumns = Omit<typeof events.$inferSelect, "id" | "version" | "homePosition">;

export const postRecord = { table: blogPosts, key: blogPosts.id };
export const eventRecord = { table: events, key: events.id };
/** Only its version is used; the order is in the events. */
export const bannerRecord = { table: settings, key: settings.key, id: "home_banner" };

export function selectPosts(db: Database) {
	return db
		.select(columnsByName(blogPosts))
		.from(blogPosts)
		.orderBy(desc(blogPosts.dateOfCreation), desc(blogPosts.id));
}

export type PostRow = Awaited<ReturnType<typeof selectPosts>>[number];

export async function selectPost(db: Database, id: number) {
	const [row] = await db.select(columnsByName(blogPosts)).from(blogPosts).where(eq(blogPosts.id, id));
	return row;
}

export async function lockPost(tx: Database, id: number): Promise<void> {
	await tx.select({ id: blogPosts.id }).from(blogPosts).where(eq(blogPosts.id, id)).for("update");
}

export async function insertPost(db: Database, columns: PostColumns): Promise<number> {
	const [row] = await db.insert(blogPosts).values(columns).returning({ id: blogPosts.id });
	return (row as { id: number }).id;
}

export async function updatePost(db: Database, id: number, columns: PostColumns): Promise<void> {
	await db.update(blogPosts).set(columns).where(eq(blogPosts.id, id));
}

export async function deletePost(db: Database, id: number): Promise<void> {
	await db.delete(blogPosts).where(eq(blogPosts.id, id));
}

export function selectEvents(db: Database) {
	return db.select(columnsByName(events)).from(events).orderBy(desc(events.dateOfCreation), desc(events.id));
}

export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

export async function selectEvent(db: Database, id: number) {
	const [row] = await db.select(columnsByName(events)).from(events).where(eq(events.id, id));
	return row;
}

export async function lockEvent(tx: Database, id: number): Promise<void> {
	await tx.select({ id: events.id }).from(events).where(eq(events.id, id)).for("update");
}

export async function insertEvent(db: Database, columns: EventColumns): Promise<number> {
	const [row] = await db.insert(events).values(columns).returning({ id: events.id });
	return (row as { id: number }).id;
}

export async function updateEvent(db: Database, id: number, columns: EventColumns): Promise<void> {
	await db.update(events).set(columns).where(eq(events.id, id));
}

export async function deleteEvent(db: Database, id: number): Promise<void> {
	await db.delete(events).where(eq(events.id, id));
}

export function selectBannerEvents(db: Database) {
	return db
		.select(columnsByName(events))
		.from(events)
		.where(isNotNull(events.homePosition))
		.orderBy(asc(events.homePosition), asc(events.id));
}

export async function selectBannerVersion(db: Database): Promise<number | undefined> {
	const [row] = await db.select({ version: settings.version }).from(settings).where(eq(settings.key, bannerRecord.id));
	return row?.version;
}

/** Serialises changes of the banner; always called before an event is locked, to avoid deadlocks. */
export async function lockBanner(tx: Database): Promise<void> {
	await tx.insert(settings).values({ key: bannerRecord.id, value: {} }).onConflictDoNothing();
	await tx.select({ version: settings.version }).from(settings).where(eq(settings.key, bannerRecord.id)).for("update");
}

export async function countBannerChange(tx: Database): Promise<void> {
	await tx
		.update(settings)
		.set({ version: sql`${settings.version} + 1` })
		.where(eq(settings.key, bannerRecord.id));
}

export async function lastBannerPosition(tx: Database): Promise<number> {
	const [row] = await tx.select({ last: max(events.homePosition) }).from(events);
	return row?.last ?? 0;
}

export async function setBannerPosition(tx: Database, id: number, homePosition: number | null): Promise<void> {
	await tx.update(events).set({ homePosition }).where(eq(events.id, id));
}

/** For events that the banner added or dropped: open editors must notice. */
export async function countEventChanges(tx: Database, ids: readonly number[]): Promise<void> {
	if (ids.length === 0) return;
	await tx
		.update(events)
		.set({ version: sql`${events.version} + 1` })
		.where(inArray(events.id, [...ids]));
}

export function countEvents(tx: Database, ids: readonly number[]): Promise<number> {
	return tx.$count(events, inArray(events.id, [...ids]));
}
