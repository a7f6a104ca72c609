import { useEffect, useRef, useState } from "react";
import { api } from "../../lib/api.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { deviceOf } from "./device.ts";
import styles from "./player.module.css";
import type { ShownVideo } from "./video-grid.tsx";
import { videoSource } from "./video-source.ts";

interface PlayerProps {
	video: ShownVideo;
	/** Reloads the list: addresses of our own videos expire after some hours. */
	onBroken: () => Promise<void>;
}

async function countView(id: number): Promise<void> {
	await api.countVideoView({ params: { id }, body: { device: deviceOf(navigator.userAgent) } });
}

/** Plays a video and counts the view once. */
export function Player({ video, onBroken }: PlayerProps) {
	// State, because a reloaded list has new addresses and playback must not start over.
	const [source, setSource] = useState(() => videoSource(video.url));
	const [broken, setBroken] = useState(false);
	const counted = useRef(false);
	const title = m.videos_player({ title: video.title });

	function count() {
		if (counted.current) return;
		counted.current = true;
		// A view that is not counted does not matter to the member.
		countView(video.id).catch(() => undefined);
	}

	if (broken) {
		return (
			<div role="alert" className={styles.broken}>
				<p>{m.videos_broken()}</p>
				<Button
					size="small"
					onClick={() => {
						setSource(videoSource(video.url));
						setBroken(false);
					}}
				>
					{m.videos_again()}
				</Button>
			</div>
		);
	}
	if (source.kind === "frame") {
		return (
			// oxlint-disable-next-line react/iframe-missing-sandbox -- another origin's player, which needs its own
			<iframe
				src={source.address}
				title={title}
				allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
				referrerPolicy="strict-origin-when-cross-origin"
				className={styles.player}
				onLoad={count}
			/>
		);
	}
	return (
		<VideoFile
			address={source.address}
			title={title}
			onPlay={count}
			onError={() => {
				setBroken(true);
				void onBroken();
			}}
		/>
	);
}

interface VideoFileProps {
	address: string;
	title: string;
	onPlay: () => void;
	onError: () => void;
}

function VideoFile({ address, title, onPlay, onError }: VideoFileProps) {
	const video = useRef<HTMLVideoElement>(null);
	// Not by `autoplay`: playback may start before React listens to its event.
	useEffect(() => {
		// Browsers that block it show their own button.
		video.current?.play().catch(() => undefined);
	}, []);
	return (
		// oxlint-disable-next-line jsx-a11y/media-has-caption -- the videos have no speech
		<video
			ref={video}
			src={address}
			aria-label={title}
			controls
			playsInline
			controlsList="nodownload"
			className={styles.player}
			onPlay={onPlay}
			onError={onError}
		/>
	);
}
