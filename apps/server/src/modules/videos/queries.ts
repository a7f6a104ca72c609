import { and, asc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import {
	groupCodes,
	groupMembers,
	sessions,
	users,
	videos,
	videoViews,
} from "../../platform/database/schema/members.ts";

/** The films that a member may watch: those of the member's groups, once the terms are accepted. */
function watchable(db: Database) {
	return db
		.select({
			id: videos.id,
			title: videos.title,
			titleEng: videos.titleEng,
			description: videos.description,
			descriptionEng: videos.descriptionEng,
			url: videos.url,
		})
		.from(videos)
		.innerJoin(groupMembers, eq(groupMembers.groupId, videos.groupId))
		.innerJoin(users, and(eq(users.id, groupMembers.userId), isNotNull(users.termsAcceptedAt)))
		.$dynamic();
}

export function selectVideos(db: Database, userId: number) {
	return watchable(db)
		.where(and(eq(groupMembers.userId, userId), eq(videos.published, true)))
		.orderBy(asc(videos.groupId), asc(videos.position), asc(videos.id));
}

export type VideoRow = Awaited<ReturnType<typeof selectVideos>>[number];

export async function selectVideo(db: Database, userId: number, videoId: number): Promise<VideoRow | undefined> {
	const [row] = await watchable(db).where(
		and(eq(groupMembers.userId, userId), eq(videos.published, true), eq(videos.id, videoId)),
	);
	return row;
}

/** The film, as long as the session that asked for its address is open and its member may watch it. */
export async function selectVideoOfSession(
	db: Database,
	sessionId: number,
	videoId: number,
	now: Date,
): Promise<VideoRow | undefined> {
	const [row] = await watchable(db)
		.innerJoin(sessions, eq(sessions.userId, users.id))
		.where(
			and(
				eq(sessions.id, sessionId),
				isNull(sessions.endedAt),
				gt(sessions.expiresAt, now),
				isNull(users.blockedAt),
				eq(videos.published, true),
				eq(videos.id, videoId),
			),
		);
	return row;
}

/** Codes are read aloud at the front desk: capitals do not matter. */
export async function selectGroupCode(db: Database, code: string) {
	const [row] = await db
		.select()
		.from(groupCodes)
		.where(eq(sql`upper(${groupCodes.code})`, code.toUpperCase()));
	return row;
}

/** False when the member is in the group already. */
export async function insertGroupMember(db: Database, row: typeof groupMembers.$inferInsert): Promise<boolean> {
	const joined = await db
		.insert(groupMembers)
		.values(row)
		.onConflictDoNothing()
		.returning({ groupId: groupMembers.groupId });
	return joined.length > 0;
}

export async function insertView(db: Database, row: typeof videoViews.$inferInsert): Promise<void> {
	await db.insert(videoViews).values(row);
}

export async function hasAcceptedTerms(db: Database, userId: number): Promise<boolean> {
	return (await db.$count(users, and(eq(users.id, userId), isNotNull(users.termsAcceptedAt)))) > 0;
}
