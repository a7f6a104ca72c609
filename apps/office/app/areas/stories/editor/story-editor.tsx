import { Button, Stack } from "@mantine/core";
import { ExternalLink, Eye } from "lucide-react";
import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { listAddress, listWords, newWords, publicAddress, type StoryKind, storyTitle } from "../story-words.ts";
import { RemoveStory } from "./remove-story.tsx";
import { StoryForm } from "./story-form.tsx";
import { StoryPreview } from "./story-preview.tsx";
import type { StoryRecord } from "./story-values.ts";
import { useStoryForm } from "./use-story-form.ts";

/** The page of one post or event, there already or just being written. */
export function StoryEditor({ kind, record }: { kind: StoryKind; record: StoryRecord }) {
	const form = useStoryForm(kind, record);
	const [previewing, setPreviewing] = useState(false);
	return (
		<>
			<PageHeader
				title={record.id === 0 ? newWords[kind]() : storyTitle(record)}
				back={{ to: listAddress[kind], label: listWords[kind]() }}
				actions={
					<>
						{record.state === "published" && (
							<Button
								component="a"
								href={`${publicAddress[kind]}/${record.id}`}
								target="_blank"
								variant="default"
								leftSection={<ExternalLink size={18} aria-hidden />}
							>
								{m.stories_open()}
							</Button>
						)}
						<Button variant="default" leftSection={<Eye size={18} aria-hidden />} onClick={() => setPreviewing(true)}>
							{m.stories_preview()}
						</Button>
					</>
				}
			/>
			<Stack gap="xl">
				<StoryForm kind={kind} form={form} />
				{record.id !== 0 && <RemoveStory kind={kind} record={record} disabled={form.dirty} />}
			</Stack>
			{previewing && <StoryPreview values={form.values} onClose={() => setPreviewing(false)} />}
		</>
	);
}
