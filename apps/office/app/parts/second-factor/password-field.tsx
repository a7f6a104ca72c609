import { PasswordInput } from "@mantine/core";
import { m } from "../../paraglide/messages.js";

interface OwnPasswordFieldProps {
	value: string;
	error: string | undefined;
	onChange: (typed: string) => void;
}

/** The password of the logged-in account. */
export function OwnPasswordField({ onChange, ...field }: OwnPasswordFieldProps) {
	return (
		<PasswordInput
			{...field}
			name="password"
			w="100%"
			maw="25rem"
			label={m.shell_lock_password()}
			autoComplete="current-password"
			visibilityToggleButtonProps={{ "aria-label": m.parts_show_password() }}
			onChange={({ currentTarget }) => onChange(currentTarget.value)}
		/>
	);
}
