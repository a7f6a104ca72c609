import { useLocalePath } from "../../i18n/use-locale.ts";
import { goTo } from "../../lib/go-to.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import styles from "./auth-form.module.css";
import { withRedirect } from "./log-in.ts";

interface ConfirmSheetProps {
	email: string;
	onClose?: () => void;
}

/** After a registration: check your mail. Closing it goes to the log-in page. */
export function ConfirmSheet({ email, onClose }: ConfirmSheetProps) {
	const localePath = useLocalePath();
	function leave() {
		onClose?.();
		const wanted = new URLSearchParams(window.location.search).get("redirect");
		goTo(withRedirect(localePath("/login"), wanted));
	}
	return (
		<Sheet
			open
			onClose={leave}
			title={m.account_confirm_heading()}
			footer={
				<Button arrow="forward" onClick={leave}>
					{m.account_go_to_login()}
				</Button>
			}
		>
			<p>{m.account_confirm_text({ email })}</p>
			<p className={styles.small}>{m.account_confirm_hint()}</p>
		</Sheet>
	);
}
