import { asc, count, desc, max } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { videoViews } from "../../../../platform/database/schema/members.ts";

export function selectVideoViews(db: Database) {
	const views = count();
	return db
		.select({ videoId: videoViews.videoId, device: videoViews.device, views, lastViewedAt: max(videoViews.viewedAt) })
		.from(videoViews)
		.groupBy(videoViews.videoId, videoViews.device)
		.orderBy(asc(videoViews.videoId), desc(views), asc(videoViews.device));
}
