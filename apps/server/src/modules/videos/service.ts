import type { Video } from "@kvart/contract/videos";
import type { Deps } from "../../platform/api.ts";
import { Refusal } from "../../platform/problem.ts";
import { fileOf, readLink, videoAddress } from "./links.ts";
import * as queries from "./queries.ts";

export type VideoDeps = Pick<Deps, "db" | "clock" | "keys">;

interface Member {
	userId: number;
	sessionId: number;
}

export async function listVideos({ db, clock, keys }: VideoDeps, { userId, sessionId }: Member): Promise<Video[]> {
	const now = clock.now();
	return (await queries.selectVideos(db, userId)).map((row) => ({
		id: row.id,
		title: row.title,
		title_eng: row.titleEng,
		description: row.description,
		description_eng: row.descriptionEng,
		url: fileOf(row.url) ? videoAddress(keys, row.url, row.id, sessionId, now) : row.url,
	}));
}

/** The terms come first, whatever the code: nobody joins what they cannot watch. */
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

export type Device = string | { os?: string | undefined; client?: string | undefined };

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

/** The file that an address allows to be watched right now; it must be the very file that is asked for. */
export async function watchedFile(
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
