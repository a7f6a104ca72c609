import type { ListedPost, NewPost, PostChange, StaffPost } from "@kvart/contract/staff/stories";
import type { Deps } from "../../../../platform/api.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { changeRecord } from "../../../../platform/office/change-record.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { choicesOf } from "../../../media/service.ts";
import { toListedPost, toStaffPost } from "../mapper.ts";
import * as queries from "../queries.ts";
import { addStory } from "./add.ts";
import { removeStory } from "./remove.ts";
import { postColumns } from "./write.ts";

type StoryDeps = Pick<Deps, "db" | "clock">;

const entity = "post";

async function readPost(db: Database, id: number, now: Date): Promise<StaffPost | undefined> {
	const row = await queries.selectPost(db, id);
	return row && toStaffPost(row, await choicesOf(db, [row.photoUrl]), now);
}

export async function listPosts({ db, clock }: StoryDeps): Promise<ListedPost[]> {
	const now = clock.now();
	return (await queries.selectPosts(db)).map((row) => toListedPost(row, now));
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
		content: true,
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
