import type { Locale } from "@kvart/contract/locale";
import { Badge, SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { useLanguage } from "../../../i18n/language.ts";
import { m } from "../../../paraglide/messages.js";
import { Panel } from "../../../parts/panel/panel.tsx";
import styles from "./preview.module.css";

/** What the site makes of a record, in one language. */
export interface PreviewWords {
	kicker?: string;
	title: string;
	/** An empty line separates paragraphs. */
	text?: string;
	picture?: string | undefined;
	/** Name and value, such as items and their prices. */
	rows?: readonly (readonly [name: string, value: string])[];
	/** Written in Serbian only, which is then shown to everybody. */
	untranslated?: boolean;
}

const tags: Record<Locale, string> = { sr: "sr-Latn", en: "en" };

/** The words in the site's own type, as they are typed. */
export function Preview({ wordsIn }: { wordsIn: (locale: Locale) => PreviewWords }) {
	const language = useLanguage();
	const [locale, setLocale] = useState<Locale>(language);
	const { kicker, title, text = "", picture, rows = [], untranslated } = wordsIn(locale);
	// Two items may be called the same while they are typed: their places tell them apart.
	const keyed = rows.map(([name, value], key) => ({ key, name, value }));
	return (
		<aside className={styles.aside}>
			<Panel
				title={m.records_preview()}
				text={m.records_preview_text()}
				actions={
					<SegmentedControl
						aria-label={m.records_preview_language()}
						value={locale}
						onChange={setLocale}
						data={[
							{ value: "sr", label: "SR" },
							{ value: "en", label: "EN" },
						]}
					/>
				}
			>
				<article className={styles.card} lang={untranslated ? "sr-Latn" : tags[locale]}>
					{picture && <img src={picture} alt="" className={styles.picture} />}
					<div className={styles.words}>
						{kicker && <p className={styles.kicker}>{kicker}</p>}
						<p className={styles.title}>{title || m.records_preview_untitled()}</p>
						{text
							.split(/\n\s*\n/)
							.filter((paragraph) => paragraph.trim() !== "")
							.map((paragraph) => (
								<p key={paragraph} className={styles.text}>
									{paragraph}
								</p>
							))}
						{rows.length > 0 && (
							<dl className={styles.rows}>
								{keyed.map(({ key, name, value }) => (
									<div key={key}>
										<dt>{name}</dt>
										<dd>{value}</dd>
									</div>
								))}
							</dl>
						)}
					</div>
				</article>
				{untranslated && locale === "en" && <Badge color="warning">{m.parts_not_translated()}</Badge>}
			</Panel>
		</aside>
	);
}
