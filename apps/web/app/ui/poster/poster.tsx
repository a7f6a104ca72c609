import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Container } from "../container/container.tsx";
import { linesOf, longestWord, textWidth } from "../fit-word/fit-word.ts";
import type { HeadingLevel } from "../heading/heading.tsx";
import { Picture } from "../picture/picture.tsx";
import type { PictureSource } from "../picture/picture-data.ts";
import { type Feature, Features } from "./features.tsx";
import styles from "./poster.module.css";

const none: readonly Feature[] = [];
const tracking = -0.045;
/** Wider texts (em) also break on wide screens. */
const oneLine = 8;

interface PosterProps {
	/** The heading: one word as wide as the page, or two or three short ones. */
	word: string;
	level?: HeadingLevel;
	/** With an empty alt text if it is decoration. */
	picture: PictureSource;
	/** Another picture below 1024 px; the alt text must fit both. */
	small?: PictureSource | undefined;
	focus?: string;
	/** Breadcrumbs or a kicker. */
	top?: ReactNode;
	/** Chips, on the left: on the picture's lower edge on wide screens, otherwise below the word. */
	meta?: ReactNode;
	/** A button, in the same row on the right. */
	action?: ReactNode;
	features?: readonly Feature[];
}

/** The picture is bright and whole; its word is below it, on the ground of the page. */
export function Poster({ word, level = 1, picture, small, focus, top, meta, action, features = none }: PosterProps) {
	const Heading = `h${level}` as const;
	const whole = textWidth(word, tracking);
	const longest = longestWord(word, tracking);
	const wide = whole > oneLine ? longest : whole;
	const style = {
		"--ems": longest,
		"--ems-wide": wide,
		"--lines-narrow": linesOf(word, longest, tracking),
		"--lines-wide": linesOf(word, wide, tracking),
	} as CSSProperties;
	const accented = /[ČĆŠŽ]/i.test(word);
	return (
		<section data-ground="ink">
			<div className={classNames(styles.stage, accented && styles.accented)} style={style}>
				<Container className={styles.top}>{top}</Container>
				<div className={styles.front}>
					<Picture picture={picture} small={small} sizes="100vw" priority fit="cover" {...(focus && { focus })} />
				</div>
				<Container className={styles.name}>
					<Heading className={styles.word}>{word}</Heading>
				</Container>
				<Container className={styles.row}>
					<div className={styles.meta}>{meta}</div>
					{action}
				</Container>
			</div>
			{features.length > 0 && <Features features={features} />}
		</section>
	);
}
