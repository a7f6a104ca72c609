import { locales } from "@kvart/contract/locale";
import { barePath, languageTag, localePath } from "../../i18n/locale.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useAddress } from "../../lib/address.ts";
import { store } from "../../lib/storage.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./language-switch.module.css";

/** Every language by its own name, whatever the page speaks. */
const names = { sr: "Srpski", en: "English" };

/**
 * The same page in the other language, as a plain link: the document is loaded anew, so that `<html lang>` and every
 * text follow. The choice is only remembered for mails and forms; the address alone decides what a page speaks.
 */
export function LanguageSwitch({ label }: { label: string }) {
	const locale = useLocale();
	const { pathname, search } = useAddress();
	// Spelt anew: on the server the router escapes a query more than the browser does.
	const query = new URLSearchParams(search).toString();
	const page = barePath(pathname) + (query && `?${query}`);
	return (
		<ul aria-label={label} className={styles["switch"]}>
			{locales.map((each) => (
				<li key={each}>
					<a
						href={localePath(page, each)}
						lang={languageTag[each]}
						hrefLang={languageTag[each]}
						aria-current={each === locale ? "true" : undefined}
						className={styles["language"]}
						onClick={({ currentTarget }) => {
							store("language", each);
							// The server never sees the hash: it is added on the way.
							currentTarget.hash = window.location.hash;
						}}
					>
						<span aria-hidden="true">{each}</span>
						<VisuallyHidden>{names[each]}</VisuallyHidden>
					</a>
				</li>
			))}
		</ul>
	);
}
