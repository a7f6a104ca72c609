import { timingSafeEqual } from "node:crypto";
import type { DataKeys } from "../../platform/data-keys.ts";

const hour = 3_600_000;
const validHours = 4;
const ownFile = /^\/videos\/([\w-]+\.mp4)$/;

/** The file of a film of our own; undefined for films that are elsewhere. */
export function fileOf(url: string): string | undefined {
	return ownFile.exec(url)?.[1];
}

export interface VideoLink {
	video: number;
	session: number;
	until: number;
}

function mark(keys: DataKeys, { video, session, until }: VideoLink): string {
	return keys.digest("video-link", `${video} ${session} ${until}`);
}

/**
 * The address of a film for one session: a `<video>` sends no header, so the right to watch is in the address. It is
 * no secret of the session, runs out, and is worth nothing once the session has ended. It stays the same for an hour,
 * so that a browser which asks again finds what it has loaded.
 */
export function videoAddress(keys: DataKeys, url: string, video: number, session: number, now: Date): string {
	const until = Math.floor(now.getTime() / hour + validHours + 1) * hour;
	const link = { video, session, until };
	const query = new URLSearchParams({
		video: String(video),
		session: String(session),
		until: String(until),
		key: mark(keys, link),
	});
	return `${url}?${query.toString()}`;
}

const whole = /^[1-9]\d{0,14}$/;

/** What an address allows, or null for one that is not ours or has run out. */
export function readLink(keys: DataKeys, query: Record<string, unknown>, now: Date): VideoLink | null {
	const { video, session, until, key } = query;
	if (typeof key !== "string") return null;
	const numbers = [video, session, until].map((value) =>
		typeof value === "string" && whole.test(value) ? Number(value) : 0,
	);
	const [videoId = 0, sessionId = 0, untilTime = 0] = numbers;
	const link = { video: videoId, session: sessionId, until: untilTime };
	const expected = Buffer.from(mark(keys, link));
	const given = Buffer.from(key);
	const genuine = given.length === expected.length && timingSafeEqual(given, expected);
	return genuine && untilTime > now.getTime() ? link : null;
}
