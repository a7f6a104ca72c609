import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ask } from "../../../lib/ask.ts";
import { Answer } from "../../../parts/states/answer.tsx";
import { StoryEditor } from "./story-editor.tsx";

export function PostPage() {
	const id = Number(useParams()["id"]);
	return (
		<Answer query={useQuery(ask("getStaffPost", { params: { id } }))} page>
			{(post) => <StoryEditor key={post.id} kind="post" record={post} />}
		</Answer>
	);
}
