import { brand } from "@kvart/contract/brand";
import type { ReactNode } from "react";
import { localePath } from "../../i18n/locale.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { Container } from "../../ui/container/container.tsx";
import { LanguageSwitch } from "../../ui/language-switch/language-switch.tsx";
import { Wordmark } from "../../ui/wordmark/wordmark.tsx";
import styles from "./bare-page.module.css";

/** A page without header and footer: the wordmark, the languages, one message. */
export function BarePage({ children }: { children: ReactNode }) {
	const locale = useLocale();
	return (
		<div className={styles.page} data-ground="ink">
			<header>
				<Container className={styles.top}>
					{/* A plain link: these pages also stand in when the router has failed. */}
					<a href={localePath("/", locale)} aria-label={m.special_home({ name: brand.name })}>
						<Wordmark />
					</a>
					<LanguageSwitch label={m.special_language()} />
				</Container>
			</header>
			<main id="main" className={styles.main}>
				<Container>{children}</Container>
			</main>
		</div>
	);
}
