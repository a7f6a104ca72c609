import type { ListedPost } from "@kvart/contract/staff/stories";
import { type StoryState, storyStates } from "@kvart/contract/staff/story-rules";
import { SegmentedControl } from "@mantine/core";
import { useSearchParams } from "react-router";
import { m } from "../../../paraglide/messages.js";
import type { Asked } from "../../../parts/states/answer.tsx";
import { stateWords } from "../story-words.ts";

/** Narrows a list down to one state; which one stands in the address. */
export function useStateFilter<S extends ListedPost>(query: Asked<readonly S[]>) {
	const [params, setParams] = useSearchParams();
	const chosen = storyStates.find((state) => state === params.get("state")) ?? null;

	function choose(state: StoryState | null) {
		setParams(
			(now) => {
				if (state) now.set("state", state);
				else now.delete("state");
				now.delete("page");
				return now;
			},
			{ replace: true, preventScrollReset: true },
		);
	}

	const filter = (
		<SegmentedControl
			aria-label={m.stories_state()}
			value={chosen ?? "all"}
			onChange={(value) => choose(storyStates.find((state) => state === value) ?? null)}
			data={[
				{ value: "all", label: m.stories_all() },
				...storyStates.map((value) => ({ value, label: stateWords[value]() })),
			]}
		/>
	);
	const { data } = query;
	return { filter, query: { ...query, data: chosen ? data?.filter(({ state }) => state === chosen) : data } };
}
