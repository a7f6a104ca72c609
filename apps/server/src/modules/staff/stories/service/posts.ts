import type { NewPost, PostChange } from "@kvart/contract/staff/stories";
import type { Database } from "../../../../platform/database/database.ts";
import { changeRecord } from "../../../../platform/office/change-record.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { choicesOf } from "../../../media/service.ts";
import * as queries from "../queries.ts";
import { addStory, editedPost, listedPost, postColumns, removeStory, type StoryDeps } from "./story.ts";

const entity = "post";

async function readPost(db: Database, id: number, now: Date) {
	const row = await queries.selectPost(db, id);
	return row && editedPost(row, await choicesOf(db, [row.photo_url]), now);
}

type StaffPost = NonNullable<Awaited<ReturnType<typeof readPost>>>;

export async function listPosts({ db, clock }: StoryDeps) {
	const now = clock.now();
	return (await queries.selectPosts(db)).map((row) => listedPost(row, now));
}

export async function getPost({ db, clock }: StoryDeps, id: number): Promise<StaffPost> {
	const post = await readPost(db, id, clock.now());
	if (!post) throw new Refusal("ERR_NOT_FOUND");
	return post;
}

export function addPost(deps: StoryDeps, actorId: number, post: NewPost): Promise<StaffPost> {
	return addStory(deps, {
		actorId,
		entity,
		insert: async (tx, now) => queries.insertPost(tx, await postColumns(tx, post, { now, publishedBefore: null })),
		read: readPost,
	});
}

export function changePost(
	deps: StoryDeps,
	actorId: number,
	id: number,
	{ version, ...post }: PostChange,
): Promise<StaffPost> {
	const now = deps.clock.now();
	return changeRecord<StaffPost>(deps, {
		...queries.postRecord,
		id,
		version,
		actorId,
		action: `${entity}.changed`,
		entity,
		read: (tx) => readPost(tx, id, now),
		write: async (tx, before) => {
			await queries.updatePost(tx, id, await postColumns(tx, post, { now, publishedBefore: before.published_at }));
		},
	});
}

export function removePost(deps: StoryDeps, actorId: number, id: number, version: number): Promise<StaffPost> {
	return removeStory(deps, {
		id,
		version,
		actorId,
		entity,
		read: async (tx) => {
			await queries.lockPost(tx, id);
			return readPost(tx, id, deps.clock.now());
		},
		remove: (tx) => queries.deletePost(tx, id),
	});
}
