import { Eye, EyeOff } from "lucide";
import { type ComponentProps, useState } from "react";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { m } from "../../paraglide/messages.js";
import { classNames } from "../class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./field.module.css";
import { Field, type FieldTexts } from "./field.tsx";

type Native = Omit<ComponentProps<"input">, "id" | "className" | "children" | "size" | "type">;

export function PasswordField({ label, hint, error, optional, className, ...input }: FieldTexts & Native) {
	const [shown, setShown] = useState(false);
	const hydrated = useHydrated();
	return (
		<Field label={label} hint={hint} error={error} optional={optional} className={className}>
			{(control) => (
				<span className={styles.withButton}>
					<input
						autoComplete="current-password"
						autoCapitalize="none"
						spellCheck={false}
						{...input}
						{...control}
						type={shown ? "text" : "password"}
						className={classNames(styles.control, styles.secret)}
					/>
					<button
						type="button"
						disabled={!hydrated}
						className={styles.reveal}
						aria-label={shown ? m.ui_hide_password() : m.ui_show_password()}
						aria-controls={control.id}
						onClick={() => setShown(!shown)}
					>
						<Icon glyph={shown ? EyeOff : Eye} />
					</button>
				</span>
			)}
		</Field>
	);
}
