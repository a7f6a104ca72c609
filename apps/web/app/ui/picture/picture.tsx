import type { CSSProperties } from "react";
import { classNames } from "../class-names/class-names.ts";
import styles from "./picture.module.css";
import { type PictureSource, pictureData } from "./picture-data.ts";

interface PictureProps {
	picture: PictureSource;
	/** As in HTML: "(width >= 1024px) 25vw, 50vw". */
	sizes: string;
	/** For the picture at the top of the page; all others load lazily. */
	priority?: boolean;
	/** `cover` fills the parent. */
	fit?: "natural" | "cover";
	/** Point that stays in view when cropped: "50% 60%". */
	focus?: string;
	className?: string | undefined;
	/** Another picture below 1024 px. */
	small?: PictureSource | undefined;
}

/** Comes before the other sources: the browser takes the first that matches. */
function SmallSources({ picture, sizes }: { picture: PictureSource; sizes: string }) {
	const { src, srcSet, avif, webp } = pictureData(picture);
	const media = "(max-width: 1023px)";
	return (
		<>
			{avif && <source media={media} type="image/avif" srcSet={avif} sizes={sizes} />}
			{webp && <source media={media} type="image/webp" srcSet={webp} sizes={sizes} />}
			<source media={media} srcSet={srcSet ?? src} sizes={sizes} />
		</>
	);
}

/** Not on phones: a browser calculates the movement in an SVG sixty times a second in the thread that answers fingers. */
const whereMoving = "(width >= 1024px) and (prefers-reduced-motion: no-preference)";

export function Picture({ picture, sizes, priority = false, fit = "natural", focus, className, small }: PictureProps) {
	const { src, srcSet, avif, webp, moving, width, height, alt, blur, color } = pictureData(picture);
	const style: CSSProperties = {
		...(color && { backgroundColor: color }),
		...(blur && { backgroundImage: `url(${blur})` }),
		...(focus && { objectPosition: focus, backgroundPosition: focus }),
	};
	return (
		<picture className={classNames(styles.picture, fit === "cover" && styles.cover, className)}>
			{small && <SmallSources picture={small} sizes={sizes} />}
			{avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
			{webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
			{moving && <source media={whereMoving} srcSet={moving} />}
			<img
				src={src}
				srcSet={srcSet}
				sizes={srcSet && sizes}
				width={width}
				height={height}
				alt={alt}
				loading={priority ? "eager" : "lazy"}
				fetchPriority={priority ? "high" : "auto"}
				decoding={priority ? "sync" : "async"}
				style={style}
			/>
		</picture>
	);
}
