import { trapField } from "@kvart/contract/enquiry-choices";
import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { useAddress } from "../../lib/address.ts";
import { goTo } from "../../lib/go-to.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import type { FormWords } from "./enquiry-data.ts";
import { sentParam } from "./form-model.ts";
import styles from "./forms.module.css";
import type { Enquiry } from "./use-enquiry.ts";

interface FormFrameProps {
	enquiry: Enquiry;
	/** Bare path that a form without scripts goes to. */
	path: string;
	words: FormWords;
	/** Sends it, if nothing is wrong. */
	onSubmit: () => void;
	/** What stands below the fields: the buttons. */
	foot: ReactNode;
	children: ReactNode;
}

/** The `<form>` of every enquiry: a plain POST until the script is there, and a field that only robots fill in. */
export function FormFrame({ enquiry, path, words, onSubmit, foot, children }: FormFrameProps) {
	const localePath = useLocalePath();
	const { form, kept, problem } = enquiry;
	return (
		<>
			<form
				{...form.attributes}
				action={localePath(path)}
				onInput={enquiry.onInput}
				onSubmit={(event) => {
					event.preventDefault();
					onSubmit();
				}}
			>
				<div aria-live="polite" className={styles.kept}>
					{kept && (
						<>
							{words.kept.text}
							<button type="button" className={styles.startAgain} onClick={enquiry.startAgain}>
								{words.kept.startAgain}
							</button>
						</>
					)}
				</div>
				{children}
				{problem !== null && <Problem words={words} problem={problem} onRetry={onSubmit} />}
				{foot}
				<div aria-hidden="true" className={styles.trap}>
					<label>
						{words.trap}
						<input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
					</label>
				</div>
			</form>
			<Sent sent={enquiry.sent} words={words.success} />
		</>
	);
}

/** What went wrong stays in view until it is tried again; the toast of it passes by. */
function Problem({ words, problem, onRetry }: { words: FormWords; problem: string; onRetry: () => void }) {
	return (
		<div className={styles.problem}>
			<Notice
				kind="error"
				live
				title={words.failedTitle}
				action={
					<Button look="ghost" size="small" className={styles.scripted} onClick={onRetry}>
						{words.retry}
					</Button>
				}
			>
				{problem}
			</Notice>
		</div>
	);
}

/** The thanks, after Send or at the address that a plain POST leads to; closed, they lead to the home page. */
function Sent({ sent, words }: { sent: boolean; words: FormWords["success"] }) {
	const home = useLocalePath()("/");
	const params = new URLSearchParams(useAddress().search);
	if (!sent && !params.has(sentParam)) return null;
	const close = () => goTo(home);
	return (
		<Sheet open onClose={close} title={words.title} closeTo={home}>
			<p className={styles.thanks}>{words.text}</p>
			<p className={styles.home}>
				<Button arrow="forward" onClick={close}>
					{words.close}
				</Button>
			</p>
		</Sheet>
	);
}
