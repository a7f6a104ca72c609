import type { VideoViews } from "@kvart/contract/staff/records/kinds";

export interface ViewedVideo {
	title: string;
	views: number;
}

/** All views of each film together, the most watched first; films that nobody watched, too. */
export function viewsByVideo(views: readonly VideoViews[], titles: ReadonlyMap<number, string>): ViewedVideo[] {
	const counted = Map.groupBy(views, ({ video_id }) => video_id);
	return [...titles]
		.map(([id, title]) => ({ title, views: (counted.get(id) ?? []).reduce((sum, one) => sum + one.views, 0) }))
		.toSorted((a, b) => b.views - a.views);
}
