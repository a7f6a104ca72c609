import { locales } from "@kvart/contract/locale";
import { barePath, languageTag, localePath } from "../../i18n/locale.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useAddress } from "../../lib/address.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./language-switch.module.css";

const names = { sr: "Srpski", en: "English" };

/**
 * Links to the same page in the other language. A full load, so that `<html lang>` and all texts change.
 * `enhance/language.ts` stores the choice and adds the hash.
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
