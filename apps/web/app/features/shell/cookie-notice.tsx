import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./cookie-notice.module.css";

/** In every page; an attribute on `<html>`, set before first paint, hides it for those who have accepted. */
export function CookieNotice() {
	const localePath = useLocalePath();
	return (
		<section aria-label={m.shell_cookie_title()} data-ground="ink" className={styles.notice}>
			<p className={styles.text}>
				{m.shell_cookie_text()} <TextLink to={localePath("/terms-and-conditions")}>{m.shell_terms()}</TextLink>
			</p>
			<Button size="small" data-accept-cookies="">
				{m.shell_cookie_accept()}
			</Button>
		</section>
	);
}
