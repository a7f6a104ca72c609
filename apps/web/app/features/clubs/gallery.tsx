import { classNames } from "../../ui/class-names/class-names.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureData } from "../../ui/picture/picture-data.ts";
import { Section } from "../../ui/section/section.tsx";
import type { Cell, GalleryData, GalleryPicture } from "./club-data.ts";
import styles from "./gallery.module.css";
import { SectionHead } from "./section-head.tsx";
import { Viewer } from "./viewer.tsx";

/** Pictures are 3:2 and cropped to their cell, so the narrow ones are drawn wider than they are. */
function sizesOf({ columns, lead }: Cell): string {
	const [fixed, part] = [[290, 20], [460, 32], [690, 48], [920, 64], [], [1380, 96]][columns - 1] ?? [];
	return `(width >= 1440px) ${fixed}px, (width >= 768px) ${part}vw, ${lead ? 100 : 50}vw`;
}

function Thumbnail({ item, label }: { item: GalleryPicture; label: string }) {
	const { cell } = item;
	const { srcSet: _, ...picture } = pictureData(item.picture);
	return (
		<li
			className={classNames(styles.cell, cell.lead && styles.lead)}
			style={{ "--area": `${cell.row} / ${cell.column} / span ${cell.rows} / span ${cell.columns}` } as object}
		>
			<a href={item.full} aria-label={label} data-thumbnail="" className={styles.link}>
				<Picture picture={{ ...picture, src: item.thumbnail }} sizes={sizesOf(cell)} fit="cover" />
			</a>
		</li>
	);
}

/** Without scripts every thumbnail is a link to its picture; with them it opens the viewer. */
export function Gallery({ gallery }: { gallery: GalleryData }) {
	const { title, count, pictures, words } = gallery;
	return (
		<Section labelledBy="gallery" ruled>
			<SectionHead id="gallery" title={title}>
				<p className={styles.count}>{count}</p>
			</SectionHead>
			<ul className={styles.mosaic}>
				{pictures.map((item, index) => (
					<Thumbnail
						key={item.full}
						item={item}
						label={`${words.open.replace("{number}", String(index + 1))}: ${item.picture.alt}`}
					/>
				))}
			</ul>
			<Viewer words={words} />
		</Section>
	);
}
