import type { Picture as PictureOf } from "@kvart/media/urls";
import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { classNames } from "../../ui/class-names/class-names.ts";
import { Link } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import styles from "./story-card.module.css";

interface CoverCardProps {
	children: ReactNode;
	className?: string | undefined;
}

/** A story in a list. A `CoverLink` in its title makes all of it a link. */
export function CoverCard({ children, className }: CoverCardProps) {
	return (
		<article data-grows="" className={classNames(styles.card, className)}>
			{children}
		</article>
	);
}

/** `path` has no language. */
export function CoverLink({ path, children }: { path: string; children: ReactNode }) {
	return (
		<Link to={useLocalePath()(path)} className={styles.link}>
			{children}
		</Link>
	);
}

interface CoverPictureProps {
	picture: PictureOf | undefined;
	sizes: string;
	priority?: boolean;
	className?: string | undefined;
}

/** Decoration: the title beside it says the same. */
export function CoverPicture({ picture, sizes, priority = false, className }: CoverPictureProps) {
	return (
		<div className={classNames(styles.picture, className)}>
			{picture && <Picture picture={{ ...picture, alt: "" }} sizes={sizes} priority={priority} fit="cover" />}
		</div>
	);
}

interface StoryMetaProps {
	date: string;
	isoDate: string;
	/** Reading time. */
	minutes?: string;
	className?: string | undefined;
}

export function StoryMeta({ date, isoDate, minutes, className }: StoryMetaProps) {
	return (
		<p className={classNames(styles.meta, className)}>
			<time dateTime={isoDate}>{date}</time>
			{minutes && <span className={styles.minutes}>{minutes}</span>}
		</p>
	);
}
