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

/** Videos of the member's groups, once the terms are accepted. */
function selectAllowed(db: Database) {
	return db
		.select({
			id: videos.id,
			title: videos.title,
			title_eng: videos.titleEng,
			description: videos.description,
			description_eng: videos.descriptionEng,
			url: videos.url,
		})
		.from(videos)
		.innerJoin(groupMembers, eq(groupMembers.groupId, videos.groupId))
		.innerJoin(users, and(eq(users.id, groupMembers.userId), isNotNull(users.termsAcceptedAt)))
		.$dynamic();
}

export function selectVideos(db: Database, userId: number) {
	return selectAllowed(db)
		.where(and(eq(groupMembers.userId, userId), eq(videos.published, true)))
		.orderBy(asc(videos.groupId), asc(videos.position), asc(videos.id));
}

type VideoRow = Awaited<ReturnType<typeof selectVideos>>[number];

export async function selectVideo(db: Database, userId: number, videoId: number): Promise<VideoRow | undefined> {
	const [row] = await selectAllowed(db).where(
		and(eq(groupMembers.userId, userId), eq(videos.published, true), eq(videos.id, videoId)),
	);
	return row;
}

/** Only while the session of the link is open. */
export async function selectVideoOfSession(
	db: Database,
	sessionId: number,
	videoId: number,
	now: Date,
): Promise<VideoRow | undefined> {
	const [row] = await selectAllowed(db)
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

/** Not case-sensitive. */
export async function selectGroupCode(db: Database, code: string) {
	const [row] = await db
		.select()
		.from(groupCodes)
		.where(eq(sql`upper(${groupCodes.code})`, code.toUpperCase()));
	return row;
}

/** False if the member is in the group already. */
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
