import type { Form } from "../../lib/use-form.ts";
import { PasswordField } from "./password-field.tsx";

interface NewPasswordFieldsProps {
	control: Form<{ password: string; re_password: string }>["control"];
	label: string;
	hint: string;
	repeat: string;
}

/** A new password, typed twice; validated by `newPasswordRules`. */
export function NewPasswordFields({ control, label, hint, repeat }: NewPasswordFieldsProps) {
	return (
		<>
			<PasswordField {...control("password")} label={label} hint={hint} autoComplete="new-password" />
			<PasswordField {...control("re_password")} label={repeat} autoComplete="new-password" />
		</>
	);
}
