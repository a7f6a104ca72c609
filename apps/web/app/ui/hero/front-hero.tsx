import type { CSSProperties, ReactNode } from "react";
import { Container } from "../container/container.tsx";
import { textWidth } from "../fit-word/fit-word.ts";
import { Picture } from "../picture/picture.tsx";
import type { PictureSource } from "../picture/picture-data.ts";
import styles from "./front-hero.module.css";

interface FrontHeroProps {
	/** One short word: people cover a part of it. */
	word: string;
	level?: 1 | 3;
	/** A drawing without a ground. */
	picture: PictureSource;
	/** Breadcrumbs. */
	top?: ReactNode;
	/** Below the art. */
	action?: ReactNode;
	/** For the first picture on the page. */
	priority?: boolean;
}

/** A poster in layers: a lime floor, one huge word, and people in front of it. */
export function FrontHero({ word, level = 1, picture, top, action, priority = true }: FrontHeroProps) {
	const Heading = `h${level}` as const;
	return (
		<div data-ground="ink" className={styles.hero}>
			{top && <Container className={styles.top}>{top}</Container>}
			<div className={styles.stage} style={{ "--ems": textWidth(word, -0.045) } as CSSProperties}>
				<Container className={styles.inner}>
					<Heading className={styles.word}>{word}</Heading>
				</Container>
				<Picture picture={picture} sizes="100vw" priority={priority} className={styles.figure} />
			</div>
			{action && <Container className={styles.action}>{action}</Container>}
		</div>
	);
}
