import { useLocalePath } from "../../i18n/use-locale.ts";
import { store } from "../../lib/storage.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./cookie-notice.module.css";
import { useWords } from "./words.ts";

function accept(): void {
	store("cookies_accepted", "true");
	document.documentElement.setAttribute("data-cookies-accepted", "");
}

/** In every page; an attribute on `<html>`, set before first paint, hides it for those who have accepted. */
export function CookieNotice() {
	const localePath = useLocalePath();
	const words = useWords();
	return (
		<section aria-label={words.cookies} data-ground="ink" className={styles["notice"]}>
			<p className={styles["text"]}>
				{words.cookieText} <TextLink to={localePath("/terms-and-conditions")}>{words.terms}</TextLink>
			</p>
			<Button size="small" onClick={accept}>
				{words.acceptCookies}
			</Button>
		</section>
	);
}
