import type { ReactNode } from "react";
import { type Form, onSend } from "../../lib/use-form.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField, type TextFieldProps } from "../../ui/field/text-field.tsx";
import styles from "./auth-form.module.css";

interface AuthFormProps<V extends Record<string, string>> {
	form: Form<V>;
	onSubmit: () => Promise<void>;
	onInput?: Form<V>["attributes"]["onInput"];
	pending: boolean;
	/** Label of the button. */
	send: string;
	/** Beside the button. */
	aside?: ReactNode;
	children: ReactNode;
}

/** Fields below each other, and the button that sends them. */
export function AuthForm<V extends Record<string, string>>(props: AuthFormProps<V>) {
	const { form, onSubmit, onInput = form.attributes.onInput, pending, send, aside, children } = props;
	return (
		<form {...form.attributes} className={styles.form} onInput={onInput} onSubmit={onSend(onSubmit)}>
			{children}
			<div className={styles.actions}>
				<Button type="submit" arrow="forward" busy={pending}>
					{send}
				</Button>
				{aside}
			</div>
		</form>
	);
}

export function EmailField(props: TextFieldProps) {
	return <TextField type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} />;
}
