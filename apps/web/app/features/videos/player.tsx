import { useRef, useState } from "react";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button/button.tsx";
import { deviceOf } from "./device.ts";
import { Film } from "./film.tsx";
import styles from "./player.module.css";
import type { ShownVideo } from "./video-grid.tsx";
import { videoSource } from "./video-source.ts";
import type { VideosWords } from "./videos.server.ts";

interface PlayerProps {
	video: ShownVideo;
	words: VideosWords["card"];
	/** Asks for the list anew: addresses of our own films work for some hours only. */
	onBroken: () => Promise<void>;
}

async function countView(id: number): Promise<void> {
	await api.countVideoView({ params: { id }, body: { device: deviceOf(navigator.userAgent) } });
}

/** The film itself; that it began to play is counted once. */
export function Player({ video, words, onBroken }: PlayerProps) {
	// A list that is asked for anew brings new addresses: what plays must not start over for that.
	const [source, setSource] = useState(() => videoSource(video.url));
	const [broken, setBroken] = useState(false);
	const counted = useRef(false);
	const title = words.player.replace("{title}", video.title);

	function count() {
		if (counted.current) return;
		counted.current = true;
		// Nobody watches worse for a view that was not counted.
		countView(video.id).catch(() => undefined);
	}

	if (broken) {
		return (
			<div role="alert" className={styles.broken}>
				<p>{words.broken}</p>
				<Button
					size="small"
					onClick={() => {
						setSource(videoSource(video.url));
						setBroken(false);
					}}
				>
					{words.again}
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
		<Film
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
