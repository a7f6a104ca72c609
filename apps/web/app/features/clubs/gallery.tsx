import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { classNames } from "../../ui/class-names/class-names.ts";
import { onTheSpot } from "../../ui/link/on-the-spot.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureData } from "../../ui/picture/picture-data.ts";
import { Section } from "../../ui/section/section.tsx";
import type { Cell, GalleryData, GalleryPicture } from "./club-data.ts";
import styles from "./gallery.module.css";
import { SectionHead } from "./section-head.tsx";
import type { ViewerProps } from "./viewer.tsx";

/** Pictures are 3:2 and cropped to their cell, so the narrow ones are drawn wider than they are. */
function sizesOf({ columns, lead }: Cell): string {
	const [fixed, part] = [[290, 20], [460, 32], [690, 48], [920, 64], [], [1380, 96]][columns - 1] ?? [];
	return `(width >= 1440px) ${fixed}px, (width >= 768px) ${part}vw, ${lead ? 100 : 50}vw`;
}

interface ThumbnailProps {
	item: GalleryPicture;
	label: string;
	onOpen: () => void;
}

function Thumbnail({ item, label, onOpen }: ThumbnailProps) {
	const { cell } = item;
	const { srcSet: _, ...picture } = pictureData(item.picture);
	return (
		<li
			className={classNames(styles["cell"], cell.lead && styles["lead"])}
			style={{ "--area": `${cell.row} / ${cell.column} / span ${cell.rows} / span ${cell.columns}` } as object}
		>
			<a href={item.full} aria-label={label} className={styles["link"]} onClick={onTheSpot(onOpen)}>
				<Picture picture={{ ...picture, src: item.thumbnail }} sizes={sizesOf(cell)} fit="cover" />
			</a>
		</li>
	);
}

/** Fetched when the gallery is near the screen. Not `lazy`: React holds back what suspended, and a picture has to open at once. */
function useViewer() {
	const mosaic = useRef<HTMLUListElement>(null);
	const [Viewer, setViewer] = useState<ComponentType<ViewerProps> | null>(null);
	const load = useCallback(async () => {
		const module = await import("./viewer.tsx");
		setViewer(() => module.Viewer);
	}, []);
	useEffect(() => {
		const watcher = new IntersectionObserver(
			([entry]) => {
				// No network now: the click tries again.
				if (entry?.isIntersecting)
					load().then(
						() => watcher.disconnect(),
						() => undefined,
					);
			},
			{ rootMargin: "400px" },
		);
		if (mosaic.current) watcher.observe(mosaic.current);
		return () => watcher.disconnect();
	}, [load]);
	return { mosaic, Viewer, load };
}

/** Without scripts every thumbnail is a link to its picture; with them it opens the viewer. */
export function Gallery({ gallery }: { gallery: GalleryData }) {
	const { title, count, pictures, words } = gallery;
	const [shown, setShown] = useState<number | null>(null);
	const { mosaic, Viewer, load } = useViewer();
	const open = (index: number) => {
		setShown(index);
		// Without the viewer the link does what it does without scripts.
		load().catch(() => window.location.assign(pictures[index]?.full ?? ""));
	};
	return (
		<Section labelledBy="gallery" ruled>
			<SectionHead id="gallery" title={title}>
				<p className={styles["count"]}>{count}</p>
			</SectionHead>
			<ul ref={mosaic} className={styles["mosaic"]}>
				{pictures.map((item, index) => (
					<Thumbnail
						key={item.full}
						item={item}
						label={`${words.open.replace("{number}", String(index + 1))}: ${item.picture.alt}`}
						onOpen={() => open(index)}
					/>
				))}
			</ul>
			{shown !== null && Viewer && (
				<Viewer pictures={pictures} first={shown} words={words} onClose={() => setShown(null)} />
			)}
		</Section>
	);
}
