import type { Form } from "../../lib/use-form.ts";
import { PasswordField } from "./password-field.tsx";

interface NewPasswordFieldsProps {
	control: Form<{ password: string; re_password: string }>["control"];
	label: string;
	hint: string;
	repeat: string;
}

/** A password to choose, and the same once more; what is right says `newPasswordRules`. */
export function NewPasswordFields({ control, label, hint, repeat }: NewPasswordFieldsProps) {
	return (
		<>
			<PasswordField {...control("password")} label={label} hint={hint} autoComplete="new-password" />
			<PasswordField {...control("re_password")} label={repeat} autoComplete="new-password" />
		</>
	);
}
