import { WifiOff } from "lucide-react";
import { useOnline } from "../lib/connection.ts";
import { m } from "../paraglide/messages.js";
import styles from "./shell.module.css";

/** The element stays on the page, so that screen readers announce its text. */
export function ConnectionNotice() {
	const online = useOnline();
	return (
		<output className={styles.connection}>
			{!online && (
				<span className={styles.offline}>
					<WifiOff size={20} aria-hidden />
					{m.shell_offline()}
				</span>
			)}
		</output>
	);
}
