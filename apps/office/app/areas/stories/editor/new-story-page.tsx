import type { StoryKind } from "../story-words.ts";
import { StoryEditor } from "./story-editor.tsx";
import { blankStory } from "./story-values.ts";

export function NewStoryPage({ kind }: { kind: StoryKind }) {
	return <StoryEditor kind={kind} record={blankStory} />;
}
