import type { CSSProperties } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { classNames } from "../../ui/class-names/class-names.ts";
import { Container } from "../../ui/container/container.tsx";
import { longestWord } from "../../ui/fit-word/fit-word.ts";
import { Kicker } from "../../ui/kicker/kicker.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { bannerSizes } from "./banner-sizes.ts";
import styles from "./banner-slide.module.css";
import type { HomeEvent } from "./home-data.ts";

const tracking = -0.03;

interface BannerSlideProps {
	event: HomeEvent;
	first: boolean;
	/** The only one: no controls stand beside it. */
	alone: boolean;
	/** What a screen reader hears when it comes. */
	said: string;
}

export function BannerSlide({ event: { kicker, title, summary, picture }, first, alone, said }: BannerSlideProps) {
	const localePath = useLocalePath();
	return (
		<li className={classNames(styles.slide, alone && styles.alone)} data-said={said}>
			{picture && <Picture picture={picture} sizes={bannerSizes} fit="cover" priority={first} />}
			<Container className={styles.inner}>
				<div className={styles.words}>
					<Kicker>{kicker}</Kicker>
					<h2 className={styles.title} style={{ "--ems": longestWord(title, tracking) } as CSSProperties}>
						{/* Joined at its hyphens, a word stays whole. */}
						{title.replaceAll("-", "\u2060-\u2060")}
					</h2>
					<p className={styles.summary}>{summary}</p>
					<div className={styles.more}>
						<LinkButton to={localePath("/events")} arrow="forward">
							{m.home_events_more()}
						</LinkButton>
					</div>
				</div>
			</Container>
		</li>
	);
}
