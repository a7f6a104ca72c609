import { type ReactNode, useId } from "react";
import { type Form, onSend } from "../../lib/use-form.ts";
import { Button } from "../button/button.tsx";
import type { ButtonLook } from "../button/button-look.tsx";
import styles from "./sheet.module.css";
import { Sheet } from "./sheet.tsx";

interface FormSheetProps<V extends Record<string, string>> {
	title: string;
	/** Above the form. */
	text?: string | undefined;
	form: Form<V>;
	/** Label of the button that sends the form. */
	send: string;
	look?: ButtonLook["look"];
	pending: boolean;
	/** Disables the button. */
	unavailable?: boolean;
	/** Beside the button. */
	aside?: ReactNode;
	onSubmit: () => Promise<void>;
	onClose: () => void;
	children: ReactNode;
	/** Below the form. */
	answer?: ReactNode;
}

/** A sheet with one form. Its button stays in view below it. */
export function FormSheet<V extends Record<string, string>>(props: FormSheetProps<V>) {
	const {
		title,
		text,
		form,
		send,
		look,
		pending,
		unavailable = false,
		aside,
		onSubmit,
		onClose,
		children,
		answer,
	} = props;
	const formId = useId();
	return (
		<Sheet
			open
			onClose={onClose}
			title={title}
			footer={
				<>
					<Button type="submit" form={formId} look={look} busy={pending} unavailable={unavailable}>
						{send}
					</Button>
					{aside}
				</>
			}
		>
			{text && <p>{text}</p>}
			<form {...form.attributes} id={formId} className={styles.form} onSubmit={onSend(onSubmit)}>
				{children}
			</form>
			{answer && <div className={styles.form}>{answer}</div>}
		</Sheet>
	);
}
