import { ArrowLeft, ArrowRight, X } from "lucide";
import { m } from "../../paraglide/messages.js";
import { classNames } from "../../ui/class-names/class-names.ts";
import { IconButton } from "../../ui/icon-button/icon-button.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureData } from "../../ui/picture/picture-data.ts";
import { Section } from "../../ui/section/section.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { SectionHead } from "./club-tiles.tsx";
import styles from "./gallery.module.css";
import type { Cell, GalleryPicture } from "./gallery.server.ts";

interface GalleryProps {
	/** The club's name. */
	name: string;
	pictures: readonly GalleryPicture[];
}

/** Each thumbnail links to its picture; with scripts it opens the viewer. */
export function Gallery({ name, pictures }: GalleryProps) {
	const total = pictures.length;
	return (
		<Section labelledBy="gallery" ruled>
			<SectionHead id="gallery" title={m.clubs_gallery()}>
				<p className={styles.count}>{m.clubs_pictures({ count: total })}</p>
			</SectionHead>
			<ul className={styles.mosaic}>
				{pictures.map((item, index) => (
					<Thumbnail
						key={item.full}
						item={item}
						label={`${m.clubs_open_picture({ number: index + 1, total })}: ${item.picture.alt}`}
					/>
				))}
			</ul>
			<Viewer name={name} />
		</Section>
	);
}

/** Pictures are 3:2 and cropped to their cell, so the narrow ones are drawn wider than they are. */
function sizesOf({ columns, lead }: Cell): string {
	const [fixed, part] = [[290, 20], [460, 32], [690, 48], [920, 64], [], [1380, 96]][columns - 1] ?? [];
	return `(width >= 1440px) ${fixed}px, (width >= 768px) ${part}vw, ${lead ? 100 : 50}vw`;
}

function Thumbnail({ item, label }: { item: GalleryPicture; label: string }) {
	const { cell } = item;
	const { srcSet: _, ...picture } = pictureData(item.picture);
	const src = item.picture.drawn ? picture.src : item.thumbnail;
	return (
		<li
			className={classNames(styles.cell, cell.lead && styles.lead)}
			style={{ "--area": `${cell.row} / ${cell.column} / span ${cell.rows} / span ${cell.columns}` } as object}
		>
			<a href={item.full} aria-label={label} data-thumbnail="" className={styles.link}>
				<Picture picture={{ ...picture, src }} sizes={sizesOf(cell)} fit="cover" />
			</a>
		</li>
	);
}

/** All pictures full screen; `enhance/viewer.ts` opens it and fills it from the thumbnails. */
function Viewer({ name }: { name: string }) {
	return (
		<dialog aria-labelledby="viewer-title" data-ground="ink" data-viewer="" className={styles.viewer}>
			<header className={styles.bar}>
				<h2 id="viewer-title" tabIndex={-1} className={styles.viewerTitle}>
					{m.clubs_viewer({ name })}
				</h2>
				<p className={styles.position}>
					<span aria-hidden="true" data-viewer-count="" />
				</p>
				<IconButton glyph={X} label={m.clubs_viewer_close()} look="bare" data-viewer-close="" />
			</header>
			<div className={styles.stage}>
				<div className={styles.slide} data-viewer-slide="" />
			</div>
			<footer className={styles.bar}>
				<p className={styles.caption} aria-hidden="true" data-viewer-caption="" />
				<div className={styles.steps}>
					<IconButton glyph={ArrowLeft} label={m.clubs_viewer_previous()} data-viewer-previous="" />
					<IconButton glyph={ArrowRight} label={m.clubs_viewer_next()} data-viewer-next="" />
				</div>
			</footer>
			<VisuallyHidden>
				<output data-viewer-said="" />
			</VisuallyHidden>
		</dialog>
	);
}
