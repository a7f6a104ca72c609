import { Button } from "@mantine/core";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { forgetAnswers } from "../../../lib/ask.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { ConfirmDialog } from "../../../parts/confirm/confirm-dialog.tsx";
import { DeedRow } from "../../../parts/deed-row/deed-row.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { listAddress, type StoryKind, storyTitle } from "../story-words.ts";
import type { StoryRecord } from "./story-values.ts";

interface RemoveStoryProps {
	kind: StoryKind;
	record: StoryRecord;
	/** While something is typed and not saved. */
	disabled: boolean;
}

function useRemoval(kind: StoryKind, close: () => void) {
	const navigate = useNavigate();
	const settled = {
		done: () => m.stories_removed(),
		onDone: () => {
			close();
			forgetAnswers("listStaffPosts", "listStaffEvents", "getHomeBanner");
			void navigate(listAddress[kind]);
		},
		onRefusal: () => {
			close();
			forgetAnswers("getStaffPost", "getStaffEvent");
			return false;
		},
	};
	const post = useChange("removeStaffPost", settled);
	const event = useChange("removeStaffEvent", settled);
	return kind === "post" ? post : event;
}

/** Away for good, after a question. */
export function RemoveStory({ kind, record, disabled }: RemoveStoryProps) {
	const [asking, setAsking] = useState(false);
	const removal = useRemoval(kind, () => setAsking(false));
	const { id, version } = record;
	return (
		<Panel>
			<DeedRow title={m.stories_remove_title()} text={m.stories_remove_text()}>
				<Button
					variant="outline"
					color="danger"
					disabled={disabled}
					leftSection={<Trash2 size={18} aria-hidden />}
					onClick={() => setAsking(true)}
				>
					{m.stories_remove()}
				</Button>
			</DeedRow>
			{asking && (
				<ConfirmDialog
					danger
					title={m.stories_remove_title()}
					text={m.stories_remove_ask({ title: storyTitle(record) })}
					confirm={m.stories_remove()}
					busy={removal.isPending}
					onConfirm={() => removal.mutate({ params: { id }, query: { version: String(version) } })}
					onClose={() => setAsking(false)}
				/>
			)}
		</Panel>
	);
}
