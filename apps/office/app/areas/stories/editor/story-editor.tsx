import { Button, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink, Eye, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { apiQuery, invalidateQueries } from "../../../lib/queries.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { ConfirmDialog } from "../../../parts/dialog/dialog.tsx";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { ActionRow, Panel } from "../../../parts/panel/panel.tsx";
import { QueryResult } from "../../../parts/states/states.tsx";
import { listAddress, listLabels, newLabels, publicAddress, type StoryKind, storyTitle } from "../story-labels.ts";
import { StoryForm } from "./story-form.tsx";
import { StoryPreview } from "./story-preview.tsx";
import { blankStory, type StoryRecord } from "./story-values.ts";
import { useStoryForm } from "./use-story-form.ts";

interface RemoveStoryProps {
	kind: StoryKind;
	record: StoryRecord;
	/** While there are unsaved changes. */
	disabled: boolean;
}

function useRemoval(kind: StoryKind, close: () => void) {
	const navigate = useNavigate();
	const settled = {
		done: () => m.stories_removed(),
		onDone: () => {
			close();
			invalidateQueries("listStaffPosts", "listStaffEvents", "getHomeBanner");
			void navigate(listAddress[kind]);
		},
		onRefusal: () => {
			close();
			invalidateQueries("getStaffPost", "getStaffEvent");
			return false;
		},
	};
	const post = useChange("removeStaffPost", settled);
	const event = useChange("removeStaffEvent", settled);
	return kind === "post" ? post : event;
}

function RemoveStory({ kind, record, disabled }: RemoveStoryProps) {
	const [confirming, setConfirming] = useState(false);
	const removal = useRemoval(kind, () => setConfirming(false));
	const { id, version } = record;
	return (
		<Panel>
			<ActionRow title={m.stories_remove_title()} text={m.stories_remove_text()}>
				<Button
					variant="outline"
					color="danger"
					disabled={disabled}
					leftSection={<Trash2 size={18} aria-hidden />}
					onClick={() => setConfirming(true)}
				>
					{m.stories_remove()}
				</Button>
			</ActionRow>
			{confirming && (
				<ConfirmDialog
					danger
					title={m.stories_remove_title()}
					text={m.stories_remove_ask({ title: storyTitle(record) })}
					confirm={m.stories_remove()}
					busy={removal.isPending}
					onConfirm={() => removal.mutate({ params: { id }, query: { version: String(version) } })}
					onClose={() => setConfirming(false)}
				/>
			)}
		</Panel>
	);
}

function StoryEditor({ kind, record }: { kind: StoryKind; record: StoryRecord }) {
	const form = useStoryForm(kind, record);
	const [previewing, setPreviewing] = useState(false);
	return (
		<>
			<PageHeader
				title={record.id === 0 ? newLabels[kind]() : storyTitle(record)}
				back={{ to: listAddress[kind], label: listLabels[kind]() }}
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

export function NewStoryPage({ kind }: { kind: StoryKind }) {
	return <StoryEditor kind={kind} record={blankStory} />;
}

export function PostPage() {
	const id = Number(useParams()["id"]);
	return (
		<QueryResult query={useQuery(apiQuery("getStaffPost", { params: { id } }))} page>
			{(post) => <StoryEditor key={post.id} kind="post" record={post} />}
		</QueryResult>
	);
}

export function EventPage() {
	const id = Number(useParams()["id"]);
	return (
		<QueryResult query={useQuery(apiQuery("getStaffEvent", { params: { id } }))} page>
			{(event) => <StoryEditor key={event.id} kind="event" record={event} />}
		</QueryResult>
	);
}
