import { Rss } from "lucide";
import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./feed-link.module.css";
import { feedPath } from "./feed-path.ts";

/** A file and no page: the router must not try to show it. */
export function FeedLink({ children }: { children: ReactNode }) {
	return (
		<a href={useLocalePath()(feedPath)} type="application/rss+xml" className={styles.feed}>
			<Icon glyph={Rss} />
			{children}
		</a>
	);
}
