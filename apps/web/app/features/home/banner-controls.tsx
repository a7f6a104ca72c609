import { ArrowLeft, ArrowRight, Pause, Play } from "lucide";
import { m } from "../../paraglide/messages.js";
import { Container } from "../../ui/container/container.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { IconButton, iconButtonClasses } from "../../ui/icon-button/icon-button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./banner-controls.module.css";

/** Seen once `enhance/banner.ts` has brought them to life. */
export function BannerControls({ total }: { total: number }) {
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
