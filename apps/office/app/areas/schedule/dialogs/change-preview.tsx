import type { Locale } from "@kvart/contract/locale";
import { Button, Group, SegmentedControl, Stack, Switch, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { currentLanguage } from "../../../i18n/language.ts";
import { formatList } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import { useStepHeading } from "../../../parts/dialog/first-focus.ts";
import styles from "./dialogs.module.css";
import type { Prepared } from "./use-schedule-change.ts";

interface ChangePreviewFormProps extends Prepared {
	submit: string;
	danger?: boolean | undefined;
	busy?: boolean | undefined;
	disabled?: boolean | undefined;
	/** The effects, shown above the people. */
	children?: ReactNode;
}

function People({ people }: Pick<Prepared["preview"], "people">) {
	const named = (by: "mail" | "call") => people.filter(({ notified_by }) => notified_by === by).map(({ name }) => name);
	const [mailed, called] = [named("mail"), named("call")];
	return (
		<dl className={styles.people}>
			{mailed.length > 0 && (
				<div>
					<dt>{m.schedule_preview_mailed({ count: mailed.length })}</dt>
					<dd>{formatList(mailed)}</dd>
				</div>
			)}
			{called.length > 0 && (
				<div>
					<dt>{m.schedule_preview_called({ count: called.length })}</dt>
					<dd>{formatList(called)}</dd>
				</div>
			)}
		</dl>
	);
}

/** Shows before a change who is concerned and what they will read. */
export function ChangePreviewForm({
	preview,
	back,
	confirm,
	submit,
	danger,
	busy = false,
	disabled = false,
	children,
}: ChangePreviewFormProps) {
	const [language, setLanguage] = useState<Locale>(currentLanguage);
	const [atOnce, setAtOnce] = useState(false);
	const head = useStepHeading();
	const messages = preview.messages.filter((message) => message.language === language);
	return (
		<Stack gap="lg">
			<h3 ref={head} tabIndex={-1} className={styles.previewTitle}>
				{m.schedule_preview_title()}
			</h3>
			{children}
			<People people={preview.people} />
			{preview.messages.length > 0 && (
				<div className={styles.messages}>
					<SegmentedControl
						aria-label={m.schedule_preview_language()}
						value={language}
						onChange={setLanguage}
						data={[
							{ value: "sr", label: m.schedule_preview_sr() },
							{ value: "en", label: m.schedule_preview_en() },
						]}
					/>
					{messages.map(({ subject, text, count }) => (
						<article key={subject} className={styles.message} lang={language}>
							<Text fw={700}>{subject}</Text>
							<Text size="sm" c="dimmed">
								{m.schedule_preview_count({ count })}
							</Text>
							{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it */}
							<pre className={styles.messageText} tabIndex={0} aria-label={subject}>
								{text.trim().replace(/\n{3,}/g, "\n\n")}
							</pre>
						</article>
					))}
				</div>
			)}
			{preview.messages.length > 0 && (
				<Switch
					checked={atOnce}
					onChange={({ currentTarget }) => setAtOnce(currentTarget.checked)}
					label={m.schedule_send_at_once()}
					description={m.schedule_send_at_once_text()}
				/>
			)}
			<Group justify="end" gap="sm">
				<Button variant="default" onClick={back}>
					{m.schedule_back()}
				</Button>
				<Button loading={busy} disabled={disabled} onClick={() => confirm(atOnce)} {...(danger && { color: "danger" })}>
					{submit}
				</Button>
			</Group>
		</Stack>
	);
}
