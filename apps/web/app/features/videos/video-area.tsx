import type { Video } from "@kvart/contract/videos";
import { Lock } from "lucide";
import { useState } from "react";
import { problemMessage } from "../../i18n/problem-message.ts";
import { api } from "../../lib/api.ts";
import { useLive } from "../../lib/use-live.ts";
import { useLoggedIn, useUser } from "../../lib/use-user.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Loading, Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { AccessSheet } from "./access-sheet.tsx";
import styles from "./video-area.module.css";
import { VideoGrid } from "./video-grid.tsx";
import type { VideosData } from "./videos.server.ts";

const loadVideos = (signal: AbortSignal): Promise<Video[]> => api.listVideos(undefined, { signal });

interface VideoAreaProps {
	covers: VideosData["covers"];
}

/** Shows skeletons until the session is read. */
export function VideoArea(props: VideoAreaProps) {
	return useLoggedIn() ? <OwnVideos {...props} /> : <WaitingGrid />;
}

/** Videos of the member's groups, or the sheet to join a group. */
function OwnVideos({ covers }: VideoAreaProps) {
	const user = useUser();
	const videos = useLive(loadVideos);
	// Null: opens by itself if something is missing.
	const [opened, setOpened] = useState<boolean | null>(null);

	if (!user.data || !videos.data) {
		if (!user.problem && !videos.problem) return <WaitingGrid />;
		return (
			<Section pad="tight">
				<Notice
					kind="error"
					live
					title={m.videos_failed()}
					action={
						<Button look="ghost" size="small" onClick={() => void Promise.all([user.reload(), videos.reload()])}>
							{m.videos_again()}
						</Button>
					}
				>
					{problemMessage(user.problem ?? videos.problem)}
				</Notice>
			</Section>
		);
	}

	const accepted = user.data.terms_and_conditions;
	const none = videos.data.length === 0;
	const open = opened ?? (none || !accepted);
	return (
		<Section labelledBy="videos">
			<div className={styles.head}>
				<Heading level={2} size="xl" id="videos">
					{m.videos_list()}
				</Heading>
				{!none && <p>{m.videos_count({ count: videos.data.length })}</p>}
			</div>
			{none || !accepted ? (
				<EmptyState
					title={m.videos_empty()}
					text={m.videos_empty_text()}
					glyph={Lock}
					level={3}
					action={<Button onClick={() => setOpened(true)}>{m.videos_enter_code()}</Button>}
				/>
			) : (
				<VideoGrid
					videos={videos.data}
					covers={covers}
					onBroken={videos.reload}
					last={
						<div className={styles.another}>
							<p className={styles.question}>{m.videos_another_code()}</p>
							<Button arrow="forward" onClick={() => setOpened(true)}>
								{m.videos_enter_code()}
							</Button>
						</div>
					}
				/>
			)}
			{open && (
				<AccessSheet
					accepted={accepted}
					complete={!none && opened !== true}
					onAccepted={user.reload}
					onJoined={videos.reload}
					onClose={() => setOpened(false)}
				/>
			)}
		</Section>
	);
}

function WaitingGrid() {
	return (
		<Section>
			<Loading>
				<div className={styles.waiting}>
					{Array.from({ length: 6 }, (_, index) => (
						<Skeleton key={index} shape="picture" />
					))}
				</div>
			</Loading>
		</Section>
	);
}
