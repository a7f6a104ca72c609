import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { longestWord } from "../fit-word/fit-word.ts";
import { Kicker } from "../heading/heading.tsx";
import { Link } from "../link/link.tsx";
import { Picture } from "../picture/picture.tsx";
import type { PictureSource } from "../picture/picture-data.ts";
import styles from "./hero.module.css";

const tracking = -0.03;

/** For a photo beside the words: it is cropped, so it needs more pixels than its place has. */
export const heroSizes = "(width >= 768px) 85vw, 105vw";

interface HeroProps {
	/** Sized by its longest word. */
	title: string;
	level?: 1 | 2 | 3;
	/** Makes the title a link. */
	to?: string;
	kicker?: string | undefined;
	lead?: string | undefined;
	/** Breadcrumbs. */
	top?: ReactNode;
	/** Below the lead: facts, buttons. */
	children?: ReactNode;
	/** Drawn people stand in the right part of their picture; a photo fills its place. */
	picture?: PictureSource | undefined;
	/** For the first picture on the page. */
	priority?: boolean;
}

/** Words left and people right; on phones the people are above the words. Nothing lies on a drawing. */
export function Hero(props: HeroProps) {
	const { title, level = 1, to, kicker, lead, top, children, picture, priority = true } = props;
	const Heading = `h${level}` as const;
	// Keeps words with hyphens on one line.
	const words = title.replaceAll("-", "\u2060-\u2060");
	return (
		<div data-ground="ink" className={styles.hero}>
			{top && <div className={styles.top}>{top}</div>}
			{picture && (
				<div className={styles.art}>
					{"drawn" in picture ? (
						<Picture picture={picture} sizes="100vw" priority={priority} className={styles.drawing} />
					) : (
						<Picture picture={picture} sizes={heroSizes} priority={priority} fit="cover" />
					)}
				</div>
			)}
			<div className={styles.words}>
				{kicker && <Kicker>{kicker}</Kicker>}
				<Heading
					className={classNames(styles.title, /[čćšž]/i.test(title) && styles.accented)}
					style={{ "--ems": longestWord(title, tracking) } as CSSProperties}
				>
					{to ? (
						<Link to={to} className={styles.link}>
							{words}
						</Link>
					) : (
						words
					)}
				</Heading>
				{lead && <p className={styles.lead}>{lead}</p>}
				{children}
			</div>
		</div>
	);
}
