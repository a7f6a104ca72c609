import { ArrowLeft, ArrowRight, X } from "lucide";
import { IconButton } from "../../ui/icon-button/icon-button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import type { GalleryData } from "./club-data.ts";
import styles from "./viewer.module.css";

/** All pictures full screen, still empty: `enhance/viewer.ts` opens it and fills it from the thumbnails. */
export function Viewer({ words }: Pick<GalleryData, "words">) {
	return (
		<dialog aria-labelledby="viewer-title" data-ground="ink" data-viewer="" className={styles.viewer}>
			<header className={styles.bar}>
				<h2 id="viewer-title" tabIndex={-1} className={styles.title}>
					{words.viewer}
				</h2>
				<p className={styles.count}>
					<span aria-hidden="true" data-viewer-count="" />
				</p>
				<IconButton glyph={X} label={words.close} look="bare" data-viewer-close="" />
			</header>
			<div className={styles.stage}>
				<div className={styles.slide} data-viewer-slide="" />
			</div>
			<footer className={styles.bar}>
				<p className={styles.caption} aria-hidden="true" data-viewer-caption="" />
				<div className={styles.steps}>
					<IconButton glyph={ArrowLeft} label={words.previous} data-viewer-previous="" />
					<IconButton glyph={ArrowRight} label={words.next} data-viewer-next="" />
				</div>
			</footer>
			<VisuallyHidden>
				<output data-viewer-said="" />
			</VisuallyHidden>
		</dialog>
	);
}
