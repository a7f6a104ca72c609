import type { Video } from "@kvart/contract/videos";
import { Lock } from "lucide";
import { useState } from "react";
import { problemMessage } from "../../i18n/problem-message.ts";
import { api } from "../../lib/api.ts";
import { useLive } from "../../lib/use-live.ts";
import { useLoggedIn } from "../../lib/use-logged-in.ts";
import { useUser } from "../../lib/use-user.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { Section } from "../../ui/section/section.tsx";
import { AccessSheet } from "./access-sheet.tsx";
import styles from "./video-area.module.css";
import { VideoGrid } from "./video-grid.tsx";
import type { VideosData } from "./videos.server.ts";
import { WaitingGrid } from "./waiting-grid.tsx";

const askVideos = (signal: AbortSignal): Promise<Video[]> => api.listVideos(undefined, { signal });

interface VideoAreaProps {
	words: VideosData["app"];
	covers: VideosData["covers"];
}

/** An outline of the films until the session is known. */
export function VideoArea(props: VideoAreaProps) {
	return useLoggedIn() ? <OwnVideos {...props} /> : <WaitingGrid />;
}

/** The films of the member's groups, and the way in for who has none yet. */
function OwnVideos({ words, covers }: VideoAreaProps) {
	const user = useUser();
	const videos = useLive(askVideos);
	// Opens by itself for who still has something to do, until it is closed.
	const [asked, setAsked] = useState<boolean | null>(null);

	if (!user.data || !videos.data) {
		if (!user.problem && !videos.problem) return <WaitingGrid />;
		return (
			<Section pad="tight">
				<Notice
					kind="error"
					live
					title={words.failed}
					action={
						<Button look="ghost" size="small" onClick={() => void Promise.all([user.reload(), videos.reload()])}>
							{words.again}
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
	const open = asked ?? (none || !accepted);
	return (
		<Section labelledBy="videos">
			<div className={styles.head}>
				<Heading level={2} size="xl" id="videos">
					{words.list}
				</Heading>
				{!none && <p>{m.videos_count({ count: videos.data.length })}</p>}
			</div>
			{none || !accepted ? (
				<EmptyState
					title={words.empty.title}
					text={words.empty.text}
					glyph={Lock}
					level={3}
					action={<Button onClick={() => setAsked(true)}>{words.empty.action}</Button>}
				/>
			) : (
				<VideoGrid
					videos={videos.data}
					covers={covers}
					words={words.card}
					onBroken={videos.reload}
					last={
						<div className={styles.another}>
							<p className={styles.question}>{words.another}</p>
							<Button arrow="forward" onClick={() => setAsked(true)}>
								{words.empty.action}
							</Button>
						</div>
					}
				/>
			)}
			{open && (
				<AccessSheet
					accepted={accepted}
					complete={!none && asked !== true}
					words={words}
					onAccepted={user.reload}
					onJoined={videos.reload}
					onClose={() => setAsked(false)}
				/>
			)}
		</Section>
	);
}
