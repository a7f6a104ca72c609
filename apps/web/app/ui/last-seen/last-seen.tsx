import { WifiOff } from "lucide";
import { m } from "../../paraglide/messages.js";
import { Container } from "../container/container.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./last-seen.module.css";

/** On top of a page that opens without a connection. The service worker writes the time (`worker/served-page.ts`). */
export function LastSeen() {
	return (
		<div className={styles.strip}>
			<Container className={styles.text}>
				<Icon glyph={WifiOff} />
				<p data-line="offline">
					{m.ui_last_seen()} <b data-seen="" />
				</p>
				<p data-line="online">
					{m.ui_last_seen_no_answer()} <b data-seen="" />
				</p>
			</Container>
		</div>
	);
}
