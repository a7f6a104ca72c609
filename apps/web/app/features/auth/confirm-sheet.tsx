import { useLocalePath } from "../../i18n/use-locale.ts";
import { goTo } from "../../lib/go-to.ts";
import { Button } from "../../ui/button/button.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import styles from "./auth-form.module.css";
import type { ConfirmTexts } from "./texts.server.ts";

interface ConfirmSheetProps {
	texts: ConfirmTexts;
	email: string;
	onClose?: () => void;
}

/** After a registration: check your mail. Closing it goes to the log-in page. */
export function ConfirmSheet({ texts, email, onClose }: ConfirmSheetProps) {
	const localePath = useLocalePath();
	function leave() {
		onClose?.();
		goTo(localePath("/login"));
	}
	return (
		<Sheet
			open
			onClose={leave}
			title={texts.heading}
			footer={
				<Button arrow="forward" onClick={leave}>
					{texts.close}
				</Button>
			}
		>
			<p>{texts.text.replace("{email}", email)}</p>
			<p className={styles.small}>{texts.hint}</p>
		</Sheet>
	);
}
