import { trapField } from "@kvart/contract/enquiry-choices";
import type { ReactNode, RefObject } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import type { FormWords } from "./enquiry-data.ts";
import styles from "./form-frame.module.css";

interface FormFrameProps {
	formRef: RefObject<HTMLFormElement | null>;
	/** Bare path that a form without scripts goes to. */
	path: string;
	words: FormWords;
	onSubmit: () => void;
	className?: string | undefined;
	children: ReactNode;
}

/** The `<form>` of every enquiry: plain POST without scripts, and a field that only robots fill in. */
export function FormFrame({ formRef, path, words, onSubmit, className, children }: FormFrameProps) {
	const localePath = useLocalePath();
	return (
		<form
			ref={formRef}
			method="post"
			action={localePath(path)}
			noValidate
			className={className}
			onSubmit={(event) => {
				event.preventDefault();
				onSubmit();
			}}
		>
			{children}
			<div aria-hidden="true" className={styles["trap"]}>
				<label>
					{words.trap}
					<input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
				</label>
			</div>
		</form>
	);
}

interface ProblemProps {
	words: FormWords;
	problem: string | null;
	onRetry: () => void;
}

/** What went wrong stays in view until it is tried again; the toast of it passes by. */
export function Problem({ words, problem, onRetry }: ProblemProps) {
	if (problem === null) return null;
	return (
		<div className={styles["problem"]}>
			<Notice
				kind="error"
				live
				title={words.failedTitle}
				action={
					<Button look="ghost" size="small" className={styles["scripted"]} onClick={onRetry}>
						{words.retry}
					</Button>
				}
			>
				{problem}
			</Notice>
		</div>
	);
}
