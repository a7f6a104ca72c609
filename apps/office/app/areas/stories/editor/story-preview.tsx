import { inLocale, type Locale } from "@kvart/contract/locale";
import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { formatDate } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../parts/dialog/dialog.tsx";
import { RichTextView } from "../../../parts/rich-text/rich-text.tsx";
import styles from "./story-preview.module.css";
import type { StoryValues } from "./story-values.ts";

interface StoryPreviewProps {
	values: StoryValues;
	onClose: () => void;
}

/** Shown only in the office, so that unpublished texts need no secret address. */
export function StoryPreview({ values, onClose }: StoryPreviewProps) {
	const [language, setLanguage] = useState<Locale>("sr");
	const { header, header_eng, kicker, kicker_eng, summary, summary_eng, text, text_eng, date } = values;
	const picture = values.home_photo ?? values.photo;
	const translate = (serbian: string, english: string) => inLocale(language, serbian, english);
	return (
		<Dialog onClose={onClose} size="64rem" title={m.stories_preview()}>
			<SegmentedControl
				aria-label={m.stories_preview_language()}
				value={language}
				onChange={setLanguage}
				data={[
					{ value: "sr", label: m.parts_in_serbian() },
					{ value: "en", label: m.parts_in_english() },
				]}
			/>
			<article className={styles.page} lang={language === "sr" ? "sr-Latn" : "en"}>
				{kicker && <p className={styles.kicker}>{translate(kicker, kicker_eng)}</p>}
				<h2 className={styles.title}>{translate(header, header_eng) || m.stories_untitled()}</h2>
				{date && <p className={styles.date}>{formatDate(date)}</p>}
				{picture && <img src={picture.url} alt={translate(picture.alt, picture.alt_eng)} className={styles.picture} />}
				{summary && <p className={styles.lead}>{translate(summary, summary_eng)}</p>}
				<RichTextView key={language} html={translate(text, text_eng)} className={styles.prose} />
			</article>
		</Dialog>
	);
}
