import type { Picture as PictureOf } from "@kvart/media/urls";
import type { CSSProperties, ReactNode } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Container } from "../../ui/container/container.tsx";
import { longestWord } from "../../ui/fit-word/fit-word.ts";
import { softHyphens } from "../../ui/heading/soft-hyphens.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import type { Point } from "./copy.server.ts";
import styles from "./landing-frame.module.css";

const tracking = -0.02;

interface LandingHeroProps {
	heading: string;
	lead?: string;
	/** Scrolls to the form. */
	action: string;
	picture: PictureOf;
}

/** The text is below the picture on phones, and on it elsewhere. */
export function LandingHero({ heading, lead, action, picture }: LandingHeroProps) {
	const serbian = useLocale() === "sr";
	return (
		<section data-ground="ink" className={styles.hero}>
			<div className={styles.picture}>
				<Picture picture={{ ...picture, alt: "" }} sizes="(width >= 768px) 100vw, 130vw" priority fit="cover" />
			</div>
			<Container className={styles.words}>
				<h1 className={styles.heading}>{serbian ? softHyphens(heading) : heading}</h1>
				<div className={styles.row}>
					{lead && <p className={styles.lead}>{lead}</p>}
					<LinkButton to="#form" arrow="forward">
						{action}
					</LinkButton>
				</div>
			</Container>
		</section>
	);
}

export function FormSection({ texts, children }: { texts: Point; children: ReactNode }) {
	return (
		<section id="form" aria-labelledby="form-title" data-ground="bone" className={styles.section}>
			<Container className={styles.columns}>
				<div className={styles.formWords}>
					<h2
						id="form-title"
						tabIndex={-1}
						className={styles.title}
						style={{ "--ems": longestWord(texts.title, tracking) } as CSSProperties}
					>
						{texts.title}
					</h2>
					<p className={styles.text}>{texts.text}</p>
				</div>
				<div>{children}</div>
			</Container>
		</section>
	);
}
