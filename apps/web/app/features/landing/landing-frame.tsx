import type { Picture as PictureOf } from "@kvart/media/urls";
import type { CSSProperties, ReactNode } from "react";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Container } from "../../ui/container/container.tsx";
import { longestWord } from "../../ui/fit-word/fit-word.ts";
import { Hero } from "../../ui/hero/hero.tsx";
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

export function LandingHero({ heading, lead, action, picture }: LandingHeroProps) {
	return (
		<Hero title={heading} lead={lead} picture={{ ...picture, alt: "" }}>
			<LinkButton to="#form" arrow="forward">
				{action}
			</LinkButton>
		</Hero>
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
