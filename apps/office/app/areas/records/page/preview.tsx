import type { Locale } from "@kvart/contract/locale";
import { Badge, SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { useLanguage } from "../../../i18n/language.ts";
import { m } from "../../../paraglide/messages.js";
import { Panel } from "../../../parts/panel/panel.tsx";
import styles from "./preview.module.css";

export interface PreviewTexts {
	kicker?: string;
	title: string;
	/** Paragraphs are separated by an empty line. */
	text?: string;
	picture?: string | undefined;
	/** Such as items and prices. */
	rows?: readonly (readonly [name: string, value: string])[];
}

const tags: Record<Locale, string> = { sr: "sr-Latn", en: "en" };

interface PreviewProps {
	textsIn: (locale: Locale) => PreviewTexts;
	/** Some texts exist only in Serbian. */
	untranslated: boolean;
}

export function Preview({ textsIn, untranslated }: PreviewProps) {
	const language = useLanguage();
	const [locale, setLocale] = useState<Locale>(language);
	const { kicker, title, text = "", picture, rows = [] } = textsIn(locale);
	// Names may repeat while typing, so the index is the key.
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
					<div className={styles.texts}>
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
