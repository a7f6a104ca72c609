import { preload } from "react-dom";
import { m } from "../../paraglide/messages.js";
import { pictureData } from "../../ui/picture/picture-data.ts";
import styles from "./banner.module.css";
import { BannerControls } from "./banner-controls.tsx";
import { bannerSizes } from "./banner-sizes.ts";
import { BannerSlide } from "./banner-slide.tsx";
import type { HomeEvent } from "./home-data.ts";

/** A row that is swiped by the browser itself; `enhance/banner.ts` adds the clock, the arrows and the pause. */
export function Banner({ events }: { events: readonly HomeEvent[] }) {
	const total = events.length;
	const first = events[0]?.picture && pictureData(events[0].picture);
	if (first?.avif) {
		preload(first.src, {
			as: "image",
			type: "image/avif",
			imageSrcSet: first.avif,
			imageSizes: bannerSizes,
			fetchPriority: "high",
		});
	}
	return (
		<section
			aria-label={m.home_events()}
			aria-roledescription="carousel"
			data-ground="ink"
			data-banner=""
			className={styles.banner}
		>
			<ul className={styles.row}>
				{events.map((event, index) => (
					<BannerSlide
						key={event.id}
						event={event}
						first={index === 0}
						alone={total === 1}
						said={m.home_events_position({ current: index + 1, total, title: event.title })}
					/>
				))}
			</ul>
			{total > 1 && <BannerControls total={total} />}
		</section>
	);
}
