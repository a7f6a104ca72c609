import { ArrowLeft, ArrowRight, Pause, Play } from "lucide";
import { preload } from "react-dom";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Container } from "../../ui/container/container.tsx";
import { Hero, heroSizes } from "../../ui/hero/hero.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { IconButton, iconButtonClasses } from "../../ui/icon-button/icon-button.tsx";
import { pictureData } from "../../ui/picture/picture-data.ts";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./banner.module.css";
import type { HomeData } from "./home.server.ts";

/** A row that scrolls without scripts; `enhance/banner.ts` adds timer, arrows and pause. */
export function Banner({ events }: Pick<HomeData, "events">) {
	const total = events.length;
	const first = events[0]?.picture && pictureData(events[0].picture);
	if (first) {
		const best = first.avif && { type: "image/avif", imageSrcSet: first.avif, imageSizes: heroSizes };
		preload(first.src, { as: "image", fetchPriority: "high", ...best });
	}
	return (
		<section aria-label={m.home_events()} aria-roledescription="carousel" data-ground="ink" data-banner="">
			<ul className={styles.row}>
				{events.map((event, index) => (
					<BannerSlide
						key={event.id}
						event={event}
						first={index === 0}
						said={m.home_events_position({ current: index + 1, total, title: event.title })}
					/>
				))}
			</ul>
			{total > 1 && <BannerControls total={total} />}
		</section>
	);
}

interface BannerSlideProps {
	event: HomeData["events"][number];
	first: boolean;
	/** Announced to screen readers when it is shown. */
	said: string;
}

function BannerSlide({ event: { id, kicker, title, summary, picture }, first, said }: BannerSlideProps) {
	const localePath = useLocalePath();
	return (
		<li className={styles.slide} data-said={said}>
			<Hero
				title={title}
				level={2}
				to={localePath(`/events/${id}`)}
				kicker={kicker}
				lead={summary}
				picture={picture}
				priority={first}
			>
				<div className={styles.actions}>
					<LinkButton to={localePath(`/events/${id}`)} arrow="forward" aria-label={m.home_event_open_label({ title })}>
						{m.home_event_open()}
					</LinkButton>
					<LinkButton to={localePath("/events")} look="ghost" className={styles.more}>
						{m.home_events_more()}
					</LinkButton>
				</div>
			</Hero>
		</li>
	);
}

/** Hidden until `enhance/banner.ts` runs. */
function BannerControls({ total }: { total: number }) {
	return (
		<Container className={styles.frame}>
			<div className={styles.controls}>
				<p className={styles.count}>
					<span aria-hidden="true" data-banner-count="">
						01 / {String(total).padStart(2, "0")}
					</span>
				</p>
				<div className={styles.line} aria-hidden="true">
					<i className={styles.run} data-banner-line="" />
				</div>
				<div className={styles.buttons}>
					<button
						type="button"
						aria-label={m.home_events_pause()}
						data-banner-pause=""
						data-stop={m.home_events_pause()}
						data-play={m.home_events_play()}
						className={iconButtonClasses("framed", styles.pause)}
					>
						<Icon glyph={Pause} />
						<Icon glyph={Play} />
					</button>
					<IconButton glyph={ArrowLeft} label={m.home_events_previous()} data-banner-previous="" />
					<IconButton glyph={ArrowRight} label={m.home_events_next()} data-banner-next="" />
				</div>
				<VisuallyHidden>
					<span aria-live="off" data-banner-said="" />
				</VisuallyHidden>
			</div>
		</Container>
	);
}
