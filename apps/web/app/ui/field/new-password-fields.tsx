import { fieldMessage } from "../../i18n/field-message.ts";
import type { newPasswordRules } from "../../lib/new-password-rules.ts";
import type { Form } from "../../lib/use-form.ts";
import { PasswordField } from "./password-field.tsx";

type NewPassword = Record<keyof typeof newPasswordRules, string>;

interface NewPasswordFieldsProps extends Pick<Form<NewPassword>, "control" | "codes"> {
	label: string;
	hint: string;
	repeat: string;
}

/** A password to choose, and the same once more; what is right says `newPasswordRules`. */
export function NewPasswordFields({ control, codes, label, hint, repeat }: NewPasswordFieldsProps) {
	return (
		<>
			<PasswordField
				{...control("password")}
				label={label}
				hint={hint}
				error={fieldMessage(codes.password)}
				autoComplete="new-password"
			/>
			<PasswordField
				{...control("re_password")}
				label={repeat}
				error={fieldMessage(codes.re_password)}
				autoComplete="new-password"
			/>
		</>
	);
}
