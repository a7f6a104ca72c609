import { addDays, instantOf, wallTime } from "@kvart/contract/time";
import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Clock } from "../platform/clock.ts";
import { demoMark } from "../platform/database/data-marks.ts";
import type { Database } from "../platform/database/database.ts";
import * as clubTables from "../platform/database/schema/clubs.ts";
import * as contentTables from "../platform/database/schema/content.ts";
import * as memberTables from "../platform/database/schema/members.ts";
import { settings } from "../platform/database/schema/office.ts";
import * as scheduleTables from "../platform/database/schema/schedule.ts";
import * as trainingTables from "../platform/database/schema/trainings.ts";
import { addAccounts, groupId } from "./accounts.ts";
import { blogPosts } from "./content/blog-posts.ts";
import { clubs } from "./content/clubs.ts";
import { events } from "./content/events.ts";
import { trainers } from "./content/trainers.ts";
import { trainings } from "./content/trainings.ts";
import { groupCodes, videoGroups, videos } from "./content/videos.ts";
import { promotionDays } from "./rolling.ts";
import * as rows from "./rows.ts";
import { rooms, weeklySchedule } from "./schedule.ts";

/** Loads the demo content once, in one transaction. Later starts add only missing accounts. */
export async function loadDemo(db: Database, clock: Clock): Promise<boolean> {
	return db.transaction(async (tx) => {
		const fresh = await tx.insert(settings).values({ key: demoMark, value: true }).onConflictDoNothing().returning();
		if (fresh.length === 0) {
			await addAccounts(tx, clock);
			return false;
		}
		await loadClubs(tx);
		await loadSchedule(tx, clock);
		await loadContent(tx, clock);
		await loadVideos(tx);
		await addAccounts(tx, clock);
		return true;
	});
}

async function loadClubs(tx: Database): Promise<void> {
	await tx.insert(clubTables.gyms).values(clubs.map(rows.gymRow));
	await tx.insert(clubTables.gymRooms).values(rooms.map(rows.roomRow));
	await tx.insert(trainingTables.trainings).values(trainings.map(rows.trainingRow));
	await tx.insert(trainingTables.trainers).values(trainers.map(rows.trainerRow));
	await tx
		.insert(trainingTables.trainerGyms)
		.values(trainers.flatMap(({ id, clubs: gymIds }) => gymIds.map((gymId) => ({ trainerId: id, gymId }))));
	await tx
		.insert(trainingTables.trainerTrainings)
		.values(
			trainers.flatMap(({ id, trainings: trainingIds }) =>
				trainingIds.map((trainingId) => ({ trainerId: id, trainingId })),
			),
		);
	for (const table of [clubTables.gyms, clubTables.gymRooms, trainingTables.trainings, trainingTables.trainers]) {
		await advanceSequence(tx, table);
	}
}

// Starts a year ago, so that past weeks have a schedule, too.
async function loadSchedule(tx: Database, clock: Clock): Promise<void> {
	const today = wallTime(clock.now()).date;
	const validFrom = addDays(today, -365);
	await tx.insert(scheduleTables.periods).values(
		weeklySchedule().map(({ cancelled, ...period }) => ({
			...period,
			validFrom,
			cancelledFrom: cancelled ? validFrom : null,
		})),
	);
	const [promotion] = await tx
		.insert(scheduleTables.promotions)
		.values({ ...rows.promotionTexts, activeFrom: validFrom, activeUntil: addDays(today, promotionDays) })
		.returning();
	const gymIds = rows.promotionClubs;
	await tx
		.insert(scheduleTables.promotionGyms)
		.values(gymIds.map((gymId) => ({ promotionId: promotion?.id as number, gymId })));
}

async function loadContent(tx: Database, clock: Clock): Promise<void> {
	const today = wallTime(clock.now()).date;
	const published = (daysAgo: number) => instantOf(addDays(today, -daysAgo), 900);
	await tx.insert(contentTables.blogPosts).values(blogPosts.map((post) => rows.storyRow(post, "blog", published)));
	await tx.insert(contentTables.events).values(events.map((event) => rows.eventRow(event, published, today)));
	await tx.insert(contentTables.questions).values(rows.questionRows());
	await tx.insert(contentTables.termsBlocks).values(rows.termsRows());
	await tx.insert(contentTables.replyTemplates).values(rows.replyTemplateRows());
	await tx.insert(contentTables.padelCentre).values(rows.padelRow());
	await tx.insert(contentTables.priceLists).values(rows.priceListRow(addDays(today, -300)));
	for (const table of [contentTables.blogPosts, contentTables.events]) await advanceSequence(tx, table);
}

async function loadVideos(tx: Database): Promise<void> {
	await tx
		.insert(memberTables.videoGroups)
		.values(videoGroups.map(({ name }, index) => ({ id: index + 1, name: name.sr, nameEng: name.en })));
	await tx.insert(memberTables.videos).values(videos.map((video) => rows.videoRow(video, groupId(video.group))));
	await tx.insert(memberTables.groupCodes).values(
		groupCodes.map(({ code, group, validFrom, validUntil }) => ({
			code,
			groupId: groupId(group),
			validFrom: instantOf(validFrom, 0),
			validUntil: instantOf(validUntil, 0),
		})),
	);
	for (const table of [memberTables.videoGroups, memberTables.videos]) await advanceSequence(tx, table);
}

/** Inserting explicit ids does not advance the sequence. */
async function advanceSequence(tx: Database, table: PgTable): Promise<void> {
	await tx.execute(
		sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`,
	);
}
