import { type Locale, locales } from "@kvart/contract/locale";
import { VisuallyHidden } from "@mantine/core";
import { useEffect, useRef } from "react";
import { chooseLanguage, useLanguage } from "../i18n/language.ts";
import { useStaff } from "../lib/staff.ts";
import { m } from "../paraglide/messages.js";
import styles from "./language-switch.module.css";
import { useAskIfUnsaved } from "./use-ask-if-unsaved.tsx";

const names: Record<Locale, string> = { sr: "Srpski", en: "English" };

// The page is drawn anew in the other language: the focus belongs back on the switch.
let switched = false;

function choose(user: number, locale: Locale): void {
	switched = true;
	chooseLanguage(user, locale);
}

export function LanguageSwitch() {
	const { user_id } = useStaff();
	const language = useLanguage();
	const { ask, dialog } = useAskIfUnsaved();
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
					onClick={() => locale !== language && ask(() => choose(user_id, locale))}
				>
					{locale.toUpperCase()}
					<VisuallyHidden>{names[locale]}</VisuallyHidden>
				</button>
			))}
			{dialog}
		</fieldset>
	);
}
