import type { Picture as PictureOf } from "@kvart/media/urls";
import { useLocale } from "../../i18n/use-locale.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Container } from "../../ui/container/container.tsx";
import { softHyphens } from "../../ui/heading/soft-hyphens.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import styles from "./landing-hero.module.css";

interface LandingHeroProps {
	heading: string;
	lead?: string;
	/** Scrolls to the form. */
	action: string;
	picture: PictureOf;
}

/** Below 768 px the words stand under the picture, above it they stand on it. */
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
