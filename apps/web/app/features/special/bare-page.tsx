import { brand } from "@kvart/contract/brand";
import { type Locale, locales } from "@kvart/contract/locale";
import type { ReactNode } from "react";
import { barePath, languageTag, localePath } from "../../i18n/locale.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { Container } from "../../ui/container/container.tsx";
import { Wordmark } from "../../ui/wordmark/wordmark.tsx";
import styles from "./bare-page.module.css";

const names: Record<Locale, string> = { sr: "Srpski", en: "English" };

/** The language selector without header: the same page in the other language, as a plain link. */
function LanguageSelector({ pathname }: { pathname: string }) {
	const current = useLocale();
	return (
		<nav aria-label={m.special_language()} className={styles["languages"]}>
			{locales.map((locale) => (
				<a
					key={locale}
					href={localePath(barePath(pathname), locale)}
					lang={languageTag[locale]}
					hrefLang={languageTag[locale]}
					aria-label={names[locale]}
					aria-current={locale === current ? "true" : undefined}
				>
					{locale.toUpperCase()}
				</a>
			))}
		</nav>
	);
}

interface BarePageProps {
	children: ReactNode;
	/** Where the language selector leads; pages that stand in for others name themselves. */
	pathname: string;
}

/** A page without header and footer: the wordmark, the languages, one message. */
export function BarePage({ children, pathname }: BarePageProps) {
	const locale = useLocale();
	return (
		<div className={styles["page"]} data-ground="ink">
			<Container className={styles["top"]}>
				{/* A plain link: these pages also stand in when the router has failed. */}
				<a href={localePath("/", locale)} aria-label={m.special_home({ name: brand.name })}>
					<Wordmark />
				</a>
				<LanguageSelector pathname={pathname} />
			</Container>
			<main id="main" className={styles["main"]}>
				<Container>{children}</Container>
			</main>
		</div>
	);
}
