import { timingSafeEqual } from "node:crypto";
import type { DataKeys } from "../../platform/data-keys.ts";

const hour = 3_600_000;
const validHours = 4;
const ownFile = /^\/videos\/([\w-]+\.mp4)$/;

/** Undefined for videos hosted elsewhere. */
export function fileOf(url: string): string | undefined {
	return ownFile.exec(url)?.[1];
}

export interface VideoLink {
	video: number;
	session: number;
	until: number;
}

function signature(keys: DataKeys, { video, session, until }: VideoLink): string {
	return keys.digest("video-link", `${video} ${session} ${until}`);
}

/**
 * A signed address for one session, because `<video>` sends no headers. It expires, ends with the session, and stays the
 * same for an hour, so that browsers can cache the video.
 */
export function videoAddress(keys: DataKeys, url: string, video: number, session: number, now: Date): string {
	const until = Math.floor(now.getTime() / hour + validHours + 1) * hour;
	const link = { video, session, until };
	const query = new URLSearchParams({
		video: String(video),
		session: String(session),
		until: String(until),
		key: signature(keys, link),
	});
	return `${url}?${query.toString()}`;
}

const whole = /^[1-9]\d{0,14}$/;

/** Null if the signature is wrong or the link has expired. */
export function readLink(keys: DataKeys, query: Record<string, unknown>, now: Date): VideoLink | null {
	const { video, session, until, key } = query;
	if (typeof key !== "string") return null;
	const numbers = [video, session, until].map((value) =>
		typeof value === "string" && whole.test(value) ? Number(value) : 0,
	);
	const [videoId = 0, sessionId = 0, untilTime = 0] = numbers;
	const link = { video: videoId, session: sessionId, until: untilTime };
	const expected = Buffer.from(signature(keys, link));
	const actual = Buffer.from(key);
	const genuine = actual.length === expected.length && timingSafeEqual(actual, expected);
	return genuine && untilTime > now.getTime() ? link : null;
}
