import type { CSSProperties, ReactNode } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import { classNames } from "../class-names/class-names.ts";
import { longestWord } from "../fit-word/fit-word.ts";
import { softHyphens } from "../heading/soft-hyphens.ts";
import { Picture } from "../picture/picture.tsx";
import type { PictureSource } from "../picture/picture-data.ts";
import styles from "./page-head.module.css";

const tracking = -0.03;

interface PageHeadProps {
	/** Sized by its longest word. */
	title: string;
	/** `long` for whole sentences, `low` for pages that are used rather than read. */
	size?: "huge" | "long" | "low";
	lead?: string | undefined;
	/** Breadcrumbs. */
	top?: ReactNode;
	action?: ReactNode;
	/** Right half; without it the lead is there. */
	picture?: PictureSource | undefined;
	/** Instead of the picture. */
	aside?: ReactNode;
}

/** Head of a page without a poster. */
export function PageHead({ title, size = "huge", lead, top, action, picture, aside }: PageHeadProps) {
	const split = picture !== undefined || aside !== undefined;
	const shown = useLocale() === "sr" ? softHyphens(title) : title;
	return (
		<header data-ground="ink" className={classNames(styles.head, split && styles.split, size === "low" && styles.low)}>
			<div className={styles.inner}>
				<div className={styles.top}>{top}</div>
				<div className={styles.fit}>
					<h1
						className={classNames(
							styles.title,
							size === "long" && styles.long,
							/[čćšž]/i.test(title) && styles.accented,
						)}
						style={{ "--ems": longestWord(title, tracking) } as CSSProperties}
					>
						{shown}
					</h1>
				</div>
				{(lead ?? action) !== undefined && (
					<div className={styles.texts}>
						{lead && <p className={styles.lead}>{lead}</p>}
						{action && <div className={styles.action}>{action}</div>}
					</div>
				)}
			</div>
			{picture && (
				<div className={styles.picture}>
					<Picture picture={picture} sizes="(width >= 1024px) 60vw, 100vw" priority fit="cover" />
				</div>
			)}
			{aside && <div className={styles.aside}>{aside}</div>}
		</header>
	);
}
