import { useLocalePath } from "../../i18n/use-locale.ts";
import { goTo } from "../../lib/go-to.ts";
import { Button } from "../../ui/button/button.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import styles from "./auth-form.module.css";
import type { ConfirmWords } from "./sheet-words.server.ts";

interface ConfirmSheetProps {
	words: ConfirmWords;
	email: string;
	onClose?: () => void;
}

/** After a registration: the mail with the link is on its way. However it is closed, the log-in comes next. */
export function ConfirmSheet({ words, email, onClose }: ConfirmSheetProps) {
	const localePath = useLocalePath();
	function leave() {
		onClose?.();
		goTo(localePath("/login"));
	}
	return (
		<Sheet
			open
			onClose={leave}
			title={words.heading}
			footer={
				<Button arrow="forward" onClick={leave}>
					{words.close}
				</Button>
			}
		>
			<p>{words.text.replace("{email}", email)}</p>
			<p className={styles.small}>{words.hint}</p>
		</Sheet>
	);
}
