import type { ScheduleChanged, ScheduleWeek } from "@kvart/contract/staff/schedule";
import { isNull } from "drizzle-orm";
import type { Database } from "../src/platform/database/database.ts";
import { classNews } from "../src/platform/database/schema/class-news.ts";
import { gymRooms } from "../src/platform/database/schema/clubs.ts";
import { mails } from "../src/platform/database/schema/office.ts";
import { trainers } from "../src/platform/database/schema/trainings.ts";
import { createPeriod } from "./booking-factories.ts";
import { zemun } from "./staff-factories.ts";
import { testNow } from "./template.ts";
import type { TestApp } from "./test-app.ts";

/** Now is Wednesday morning. */
export const wednesday = "2026-11-18";
export const thursday = "2026-11-19";
export const friday = "2026-11-20";
export const monday = "2026-11-16";

let rooms = 100;

/** A new room of Zemun. */
export async function createRoom(db: Database, gymId = zemun): Promise<number> {
	rooms += 1;
	const values = { gymId, name: `Sala ${rooms}`, nameEng: `Room ${rooms}`, position: rooms };
	const [row] = await db.insert(gymRooms).values(values).returning({ id: gymRooms.id });
	return row?.id ?? 0;
}

/** As if all mails had been sent. */
export async function sendAll(db: Database): Promise<void> {
	await db.update(mails).set({ sentAt: testNow, attempts: 1 });
	await db.update(classNews).set({ toldAt: testNow }).where(isNull(classNews.toldAt));
}

export async function createCoach(db: Database, name: string): Promise<number> {
	const texts = { photoUrl: "", specialty: "", specialtyEng: "", description: "", descriptionEng: "" };
	const [row] = await db
		.insert(trainers)
		.values({ name, ...texts, position: 1000 })
		.returning({ id: trainers.id });
	return row?.id ?? 0;
}

/** In its own room with its own coach, today at 18:30, twenty places. */
export async function createSlot(db: Database, values: Parameters<typeof createPeriod>[1] = {}) {
	const roomId = await createRoom(db);
	const coachId = await createCoach(db, "Vesna Đukić");
	const id = await createPeriod(db, { gymRoomId: roomId, trainerId: coachId, capacity: 20, ...values });
	return { id, roomId, coachId };
}

export function scheduleCalls({ call }: TestApp, headers: Record<string, string>) {
	const send = (method: "POST" | "PATCH" | "DELETE", path: string) => (id: number, body: unknown) =>
		call<ScheduleChanged & { code: string; current: unknown }>(
			method,
			`/api/staff/schedule/${path.replace("{id}", String(id))}`,
			{ headers, body },
		);
	return {
		week: async (roomId: number, date?: string) => {
			const path = `/api/staff/schedule/room/${roomId}/week${date ? `?date=${date}` : ""}`;
			return (await call<ScheduleWeek>("GET", path, { headers })).body;
		},
		add: send("POST", "room/{id}/period"),
		copy: (id: number, body: unknown) =>
			call<{
				made: { period_id: number }[];
				change: { id: number };
				left_out: unknown[];
				without_coach: unknown[];
				code: string;
			}>("POST", `/api/staff/schedule/room/${id}/copy`, { headers, body }),
		edit: send("PATCH", "period/{id}"),
		date: send("PATCH", "period/{id}/date"),
		move: send("POST", "period/{id}/move"),
		cancel: send("POST", "period/{id}/cancellation"),
		restore: send("DELETE", "period/{id}/cancellation"),
		remove: send("DELETE", "period/{id}"),
		undo: (id: number) => call<{ code: string }>("DELETE", `/api/staff/schedule/change/${id}`, { headers }),
	};
}
