import { preload } from "react-dom";
import { m } from "../../paraglide/messages.js";
import { pictureData } from "../../ui/picture/picture-data.ts";
import styles from "./banner.module.css";
import { BannerControls } from "./banner-controls.tsx";
import { bannerSizes } from "./banner-sizes.ts";
import { BannerSlide } from "./banner-slide.tsx";
import type { HomeEvent } from "./home-data.ts";
import { useBanner } from "./use-banner.ts";

/** A row that is swiped by the browser itself; scripts add the clock, the arrows and the pause. */
export function Banner({ events }: { events: readonly HomeEvent[] }) {
	const { row, scripted, control, handlers, onScroll } = useBanner(events.length);
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
			className={styles["banner"]}
			{...handlers}
		>
			<ul ref={row} className={styles["row"]} onScroll={onScroll}>
				{events.map((event, index) => (
					<BannerSlide
						key={event.id}
						event={event}
						first={index === 0}
						alone={events.length === 1}
						aside={scripted && index !== control.index}
					/>
				))}
			</ul>
			{events.length > 1 && <BannerControls control={control} titles={events.map(({ title }) => title)} />}
		</section>
	);
}
