import type { Deps } from "../../platform/api.ts";
import { Refusal } from "../../platform/problem.ts";
import { fileOf, readLink, videoAddress } from "./links.ts";
import * as queries from "./queries.ts";

type VideoDeps = Pick<Deps, "db" | "clock" | "keys">;

interface Member {
	userId: number;
	sessionId: number;
}

export async function listVideos({ db, clock, keys }: VideoDeps, { userId, sessionId }: Member) {
	const now = clock.now();
	const videos = await queries.selectVideos(db, userId);
	return videos.map((video) => ({
		...video,
		url: fileOf(video.url) ? videoAddress(keys, video.url, video.id, sessionId, now) : video.url,
	}));
}

async function requireTerms(db: VideoDeps["db"], userId: number): Promise<void> {
	if (await queries.hasAcceptedTerms(db, userId)) return;
	const errors = [{ field: "terms_and_conditions", code: "required-field" as const }];
	throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors });
}

export async function joinGroup({ db, clock }: VideoDeps, { userId }: Member, code: string): Promise<void> {
	await requireTerms(db, userId);
	const found = await queries.selectGroupCode(db, code);
	if (!found) throw new Refusal("ERR_BAD_GROUP_CODE");
	const now = clock.now();
	if (now < found.validFrom || now >= found.validUntil) throw new Refusal("ERR_GROUP_CODE_NOT_VALID");
	const joined = await queries.insertGroupMember(db, { userId, groupId: found.groupId, joinedAt: now });
	if (!joined) throw new Refusal("ERR_USER_ALREADY_IN_GROUP");
}

type Device = string | { os?: string | undefined; client?: string | undefined };

function nameOf(device: Device): string {
	return typeof device === "string" ? device : [device.os, device.client].filter(Boolean).join(", ");
}

export async function countView(
	{ db, clock }: VideoDeps,
	{ userId }: Member,
	videoId: number,
	device: Device,
): Promise<void> {
	if (!(await queries.selectVideo(db, userId, videoId))) throw new Refusal("ERR_NOT_FOUND");
	await queries.insertView(db, { videoId, userId, device: nameOf(device), viewedAt: clock.now() });
}

/** Returns the file if the link is valid for it. */
export async function requireFile(
	{ db, clock, keys }: VideoDeps,
	file: string,
	query: Record<string, unknown>,
): Promise<string> {
	const now = clock.now();
	const link = readLink(keys, query, now);
	const video = link && (await queries.selectVideoOfSession(db, link.session, link.video, now));
	if (!video || fileOf(video.url) !== file) throw new Refusal("ERR_NOT_FOUND");
	return file;
}
