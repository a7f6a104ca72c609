import { m } from "../../paraglide/messages.js";
import { Container } from "../../ui/container/container.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import styles from "./unknown-notice.module.css";

/** Stands on top of the home page when the address leads nowhere. */
export function UnknownNotice() {
	return (
		<Container className={styles["place"]}>
			<Notice kind="warning" title={m.special_unknown_title()} dismissible>
				{m.special_unknown_text()}
			</Notice>
		</Container>
	);
}
