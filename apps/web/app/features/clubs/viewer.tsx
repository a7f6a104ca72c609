import { ArrowLeft, ArrowRight, X } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, useState } from "react";
import { classNames } from "../../ui/class-names/class-names.ts";
import { IconButton } from "../../ui/icon-button/icon-button.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { useModal } from "../../ui/sheet/use-modal.ts";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import type { GalleryData } from "./club-data.ts";
import { useSwipe } from "./use-swipe.ts";
import styles from "./viewer.module.css";

export interface ViewerProps extends Pick<GalleryData, "pictures" | "words"> {
	first: number;
	onClose: () => void;
}

/** As wide as the screen, or as wide as a 3:2 picture of the screen's height. */
const sizes = "min(100vw, 150vh)";

/** All pictures full screen. The neighbours are always there already, so a step shows at once. */
export function Viewer({ pictures, first, words, onClose }: ViewerProps) {
	// Counts on past both ends, so that going round looks like any other step.
	const [position, setPosition] = useState(first);
	const { dialog, heading, attributes } = useModal(true, onClose);
	const step = (by: 1 | -1) => setPosition((now) => now + by);
	const { dragging, shift, handlers } = useSwipe(step);
	const count = pictures.length;
	const indexOf = (place: number) => ((place % count) + count) % count;
	const current = pictures[indexOf(position)]?.picture;
	const onKeyDown = ({ key }: KeyboardEvent) => {
		if (key === "ArrowLeft") step(-1);
		if (key === "ArrowRight") step(1);
		if (key === "Home") setPosition(0);
		if (key === "End") setPosition(count - 1);
	};
	return (
		<dialog
			ref={dialog}
			aria-labelledby="viewer-title"
			data-ground="ink"
			className={styles["viewer"]}
			onKeyDown={onKeyDown}
			{...attributes}
		>
			<header className={styles["bar"]}>
				<h2 ref={heading} id="viewer-title" tabIndex={-1} className={styles["title"]}>
					{words.viewer}
				</h2>
				<p className={styles["count"]}>
					<span aria-hidden="true">
						{indexOf(position) + 1} / {count}
					</span>
				</p>
				{/* Closing the dialog itself, before it goes away, gives the focus back. */}
				<IconButton glyph={X} label={words.close} look="bare" onClick={() => dialog.current?.close()} />
			</header>
			<div className={classNames(styles["stage"], dragging && styles["dragging"])} {...handlers}>
				{[position - 1, position, position + 1].map((place) => {
					const item = pictures[indexOf(place)];
					return (
						item && (
							<div
								key={place}
								aria-hidden={place !== position}
								className={styles["slide"]}
								style={{ "--place": place - position, "--shift": `${shift}px` } as CSSProperties}
							>
								<Picture picture={item.picture} sizes={sizes} priority />
							</div>
						)
					);
				})}
			</div>
			<footer className={styles["bar"]}>
				<p className={styles["caption"]} aria-hidden="true">
					{current?.alt}
				</p>
				<div className={styles["steps"]}>
					<IconButton glyph={ArrowLeft} label={words.previous} onClick={() => step(-1)} />
					<IconButton glyph={ArrowRight} label={words.next} onClick={() => step(1)} />
				</div>
			</footer>
			<VisuallyHidden as="output">{`${indexOf(position) + 1} / ${count}: ${current?.alt ?? ""}`}</VisuallyHidden>
		</dialog>
	);
}
