import { cutAt } from "@kvart/contract/cut-text";
import { cardDescriptionLength, cardTitleLength, isPlayable } from "@kvart/contract/video-cards";
import type { Picture as MediaPicture } from "@kvart/media/urls";
import { Play } from "lucide";
import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Chip } from "../../ui/chip/chip.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Player } from "./player.tsx";
import styles from "./video-card.module.css";
import type { ShownVideo } from "./video-grid.tsx";
import { videoSource } from "./video-source.ts";

interface VideoCardProps {
	video: ShownVideo;
	cover: MediaPicture | undefined;
	onDescribe: () => void;
	onBroken: () => Promise<void>;
}

/** Shows a cover, and loads nothing of the video before it is played. */
export function VideoCard({ video, cover, onDescribe, onBroken }: VideoCardProps) {
	const [playing, setPlaying] = useState(false);
	const { title, description, url } = video;
	const { service } = videoSource(url);
	return (
		<article className={styles.card}>
			<div data-ground="ink" className={styles.screen}>
				{cover && (
					<Picture
						picture={{ ...cover, alt: "" }}
						sizes="(width >= 1440px) 458px, (width >= 1024px) 32vw, (width >= 640px) 48vw, 96vw"
						fit="cover"
					/>
				)}
				{!isPlayable(url) && (
					<p className={styles.soon}>
						<Chip look="lime">{m.videos_soon()}</Chip>
					</p>
				)}
				{isPlayable(url) && !playing && (
					<button
						type="button"
						aria-label={m.videos_play({ title })}
						className={styles.play}
						onClick={() => setPlaying(true)}
					>
						<span className={styles.mark}>
							<Icon glyph={Play} />
						</span>
					</button>
				)}
				{playing && <Player video={video} onBroken={onBroken} />}
			</div>
			<div className={styles.words}>
				<h3 className={styles.title}>{cutAt(title, cardTitleLength)}</h3>
				<p className={styles.text}>{cutAt(description, cardDescriptionLength)}</p>
				{service && <p className={styles.text}>{m.videos_external({ service })}</p>}
				<button
					type="button"
					aria-haspopup="dialog"
					aria-label={m.videos_more_about({ title })}
					className={styles.more}
					onClick={onDescribe}
				>
					{m.videos_more()}
				</button>
			</div>
		</article>
	);
}
