import { trapField } from "@kvart/contract/enquiries/field";
import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { useAddress } from "../../lib/address.ts";
import { goTo } from "../../lib/go-to.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import styles from "./enquiry-form.module.css";
import { sentParam } from "./form-model.ts";
import type { Enquiry } from "./use-enquiry.ts";

interface FormFrameProps {
	enquiry: Enquiry;
	/** Bare path of the plain POST. */
	path: string;
	onSubmit: () => void;
	/** The buttons. */
	foot: ReactNode;
	children: ReactNode;
}

/** The `<form>` of every enquiry: a plain POST until the script has loaded, with a trap field for robots. */
export function FormFrame({ enquiry, path, onSubmit, foot, children }: FormFrameProps) {
	const localePath = useLocalePath();
	const { form, restored, problem } = enquiry;
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
				<div aria-live="polite" className={styles.draft}>
					{restored && (
						<>
							{m.enquiry_kept_text()}
							<button type="button" className={styles.startAgain} onClick={enquiry.startAgain}>
								{m.enquiry_kept_start_again()}
							</button>
						</>
					)}
				</div>
				{children}
				{problem !== null && <Problem problem={problem} onRetry={onSubmit} />}
				{foot}
				<div aria-hidden="true" className={styles.trap}>
					<label>
						{m.enquiry_trap()}
						<input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
					</label>
				</div>
			</form>
			<Sent sent={enquiry.sent} />
		</>
	);
}

/** Stays until the next try, unlike the toast. */
function Problem({ problem, onRetry }: { problem: string; onRetry: () => void }) {
	return (
		<div className={styles.problem}>
			<Notice
				kind="error"
				live
				title={m.enquiry_failed_title()}
				action={
					<Button look="ghost" size="small" className={styles.scripted} onClick={onRetry}>
						{m.enquiry_retry()}
					</Button>
				}
			>
				{problem}
			</Notice>
		</div>
	);
}

/** The thanks, after sending or after the redirect of a plain POST. Closing it goes to the home page. */
function Sent({ sent }: { sent: boolean }) {
	const home = useLocalePath()("/");
	const params = new URLSearchParams(useAddress().search);
	if (!sent && !params.has(sentParam)) return null;
	const close = () => goTo(home);
	return (
		<Sheet open onClose={close} title={m.enquiry_success_title()} closeTo={home}>
			<p className={styles.thanks}>{m.enquiry_success_text()}</p>
			<p className={styles.home}>
				<Button arrow="forward" onClick={close}>
					{m.enquiry_success_close()}
				</Button>
			</p>
		</Sheet>
	);
}
