import { locales } from "@kvart/contract/locale";
import { barePath, languageTag, localePath } from "../../i18n/locale.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useAddress } from "../../lib/address.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./language-switch.module.css";

/** Every language by its own name, whatever the page speaks. */
const names = { sr: "Srpski", en: "English" };

/**
 * The same page in the other language, as a plain link: the document is loaded anew, so that `<html lang>` and every
 * text follow. `enhance/language.ts` remembers the choice and keeps the hash.
 */
export function LanguageSwitch({ label }: { label: string }) {
	const locale = useLocale();
	const { pathname, search } = useAddress();
	const page = barePath(pathname) + search;
	return (
		<ul aria-label={label} className={styles.switch}>
			{locales.map((each) => (
				<li key={each}>
					<a
						href={localePath(page, each)}
						lang={languageTag[each]}
						hrefLang={languageTag[each]}
						aria-current={each === locale ? "true" : undefined}
						className={styles.language}
						data-language={each}
					>
						<span aria-hidden="true">{each}</span>
						<VisuallyHidden>{names[each]}</VisuallyHidden>
					</a>
				</li>
			))}
		</ul>
	);
}
