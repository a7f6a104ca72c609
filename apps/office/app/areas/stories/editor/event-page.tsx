import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ask } from "../../../lib/ask.ts";
import { Answer } from "../../../parts/states/answer.tsx";
import { StoryEditor } from "./story-editor.tsx";

export function EventPage() {
	const id = Number(useParams()["id"]);
	return (
		<Answer query={useQuery(ask("getStaffEvent", { params: { id } }))} page>
			{(event) => <StoryEditor key={event.id} kind="event" record={event} />}
		</Answer>
	);
}
