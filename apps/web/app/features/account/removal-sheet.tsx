import type { User } from "@kvart/contract/members";
import { required } from "@kvart/contract/rules";
import { useId, useState } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { goTo } from "../../lib/go-to.ts";
import { hashPassword } from "../../lib/hash-password.ts";
import { onSend } from "../../lib/on-send.ts";
import { endSession } from "../../lib/session.ts";
import { useForm } from "../../lib/use-form.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { showToastNext } from "../../ui/toast/toast.ts";
import type { AccountWords } from "./account.server.ts";
import styles from "./removal-sheet.module.css";

interface RemovalSheetProps {
	user: User;
	words: AccountWords["removal"];
	onClose: () => void;
}

/** The last question before everything is gone; who has a password has to give it. */
export function RemovalSheet({ user, words, onClose }: RemovalSheetProps) {
	const formId = useId();
	const localePath = useLocalePath();
	const { busy, attempt } = useAttempt();
	const [understood, setUnderstood] = useState(false);
	const form = useForm({ password: "" }, user.has_password ? { password: required } : {});

	async function remove() {
		if (!form.check() || !understood) return;
		const { password } = form.read();
		const removed = await attempt(
			async (api) => api.deleteUser({ body: user.has_password ? { password: await hashPassword(password) } : {} }),
			({ code, errors }) => {
				form.refuse(code === "ERR_BAD_CREDENTIALS" ? [{ field: "password", code }] : errors);
				return false;
			},
		);
		if (!removed) return;
		endSession();
		showToastNext({ kind: "success", text: words.done });
		goTo(localePath("/"));
	}

	return (
		<Sheet
			open
			onClose={onClose}
			title={words.sheet}
			footer={
				<>
					<Button type="submit" form={formId} look="ink" busy={busy} unavailable={!understood}>
						{words.send}
					</Button>
					<Button look="ghost" onClick={onClose}>
						{words.keep}
					</Button>
				</>
			}
		>
			<p>{words.text}</p>
			<form {...form.attributes} id={formId} className={styles.form} onSubmit={onSend(remove)}>
				{user.has_password && (
					<PasswordField {...form.control("password")} label={words.password} autoComplete="current-password" />
				)}
				<Checkbox checked={understood} onChange={() => setUnderstood(!understood)}>
					{words.confirm}
				</Checkbox>
			</form>
		</Sheet>
	);
}
