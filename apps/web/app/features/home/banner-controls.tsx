import { ArrowLeft, ArrowRight, Pause, Play } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { Container } from "../../ui/container/container.tsx";
import { IconButton } from "../../ui/icon-button/icon-button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./banner-controls.module.css";
import type { BannerControl } from "./use-banner.ts";

interface BannerControlsProps {
	control: BannerControl;
	titles: readonly string[];
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

export function BannerControls({ control, titles }: BannerControlsProps) {
	const { index, paused, rotating, go, togglePause } = control;
	const total = titles.length;
	return (
		<Container className={styles["frame"]}>
			<div className={styles["controls"]}>
				<p className={styles["count"]}>
					<span aria-hidden="true">
						{twoDigits(index + 1)} / {twoDigits(total)}
					</span>
				</p>
				<div className={styles["line"]} aria-hidden="true">
					{/* A new key starts it from the left again. */}
					<i key={`${index}${rotating}`} className={styles["run"]} data-rotating={rotating || undefined} />
				</div>
				<div className={styles["buttons"]}>
					<IconButton
						glyph={paused ? Play : Pause}
						label={paused ? m.home_events_play() : m.home_events_pause()}
						onClick={togglePause}
					/>
					<IconButton glyph={ArrowLeft} label={m.home_events_previous()} onClick={() => go(-1)} />
					<IconButton glyph={ArrowRight} label={m.home_events_next()} onClick={() => go(1)} />
				</div>
				{/* Spoken when the visitor turns the page, not when the clock does. */}
				<div aria-live={rotating ? "off" : "polite"}>
					<VisuallyHidden>
						{m.home_events_position({ current: index + 1, total, title: titles[index] ?? "" })}
					</VisuallyHidden>
				</div>
			</div>
		</Container>
	);
}
