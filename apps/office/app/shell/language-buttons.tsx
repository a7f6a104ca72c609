import { type Locale, locales } from "@kvart/contract/locale";
import { VisuallyHidden } from "@mantine/core";
import { useEffect, useRef } from "react";
import { chooseLanguage, useLanguage } from "../i18n/language.ts";
import { m } from "../paraglide/messages.js";
import styles from "./shell.module.css";

const names: Record<Locale, string> = { sr: "Srpski", en: "English" };

// The page is rendered anew in the other language: restore the focus.
let switched = false;

function switchTo(account: number | null, locale: Locale): void {
	switched = true;
	chooseLanguage(account, locale);
}

interface LanguageButtonsProps {
	/** Null before the log-in. */
	account: number | null;
	/** May prevent the change while something is unsaved. */
	before: (change: () => void) => void;
}

export function LanguageButtons({ account, before }: LanguageButtonsProps) {
	const language = useLanguage();
	const current = useRef<HTMLButtonElement>(null);

	useEffect(() => {
		if (switched) current.current?.focus();
		switched = false;
	}, []);

	return (
		<fieldset aria-label={m.shell_language()} className={styles.switch}>
			{locales.map((locale) => (
				<button
					key={locale}
					ref={locale === language ? current : null}
					type="button"
					lang={locale === "sr" ? "sr-Latn" : locale}
					aria-pressed={locale === language}
					className={styles.language}
					onClick={() => locale !== language && before(() => switchTo(account, locale))}
				>
					{locale.toUpperCase()}
					<VisuallyHidden>{names[locale]}</VisuallyHidden>
				</button>
			))}
		</fieldset>
	);
}
