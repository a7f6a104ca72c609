import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { Container } from "../../ui/container/container.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import styles from "./unknown-notice.module.css";

/** Stands on top of the home page when the address leads nowhere. Without it, this is the home page at its own address. */
export function UnknownNotice() {
	const localePath = useLocalePath();
	return (
		<Container className={styles.place}>
			<Notice kind="warning" title={m.special_unknown_title()} dismissTo={localePath("/")}>
				{m.special_unknown_text()}
			</Notice>
		</Container>
	);
}
