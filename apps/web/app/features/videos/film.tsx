import { useEffect, useRef } from "react";
import styles from "./player.module.css";

interface FilmProps {
	address: string;
	title: string;
	onPlay: () => void;
	onError: () => void;
}

/** A film of our own, played as soon as it is in the page. */
export function Film({ address, title, onPlay, onError }: FilmProps) {
	const film = useRef<HTMLVideoElement>(null);
	// Not by the attribute: an element may begin to play before it is in the page, and its event is heard by nobody.
	useEffect(() => {
		// A browser that wants another press first has its own button for it.
		film.current?.play().catch(() => undefined);
	}, []);
	return (
		// oxlint-disable-next-line jsx-a11y/media-has-caption -- the films are music and movement, without words
		<video
			ref={film}
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
