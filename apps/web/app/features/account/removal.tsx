import type { User } from "@kvart/contract/members";
import { required } from "@kvart/contract/rules";
import { Trash2 } from "lucide";
import { useId, useState } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { goTo } from "../../lib/go-to.ts";
import { hashPassword } from "../../lib/password.ts";
import { endSession } from "../../lib/session.ts";
import { onSend, useForm } from "../../lib/use-form.ts";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { showToastNext } from "../../ui/toast/toast.ts";
import styles from "./account.module.css";
import type { AccountTexts } from "./account.server.ts";

interface RemovalProps {
	user: User;
	texts: AccountTexts["removal"];
}

export function Removal({ user, texts }: RemovalProps) {
	const [open, setOpen] = useState(false);
	return (
		<>
			<Button look="ghost" glyph={Trash2} aria-haspopup="dialog" onClick={() => setOpen(true)}>
				{texts.open}
			</Button>
			{open && <RemovalSheet user={user} texts={texts} onClose={() => setOpen(false)} />}
		</>
	);
}

interface RemovalSheetProps extends RemovalProps {
	onClose: () => void;
}

/** Confirms the deletion; members with a password have to enter it. */
function RemovalSheet({ user, texts, onClose }: RemovalSheetProps) {
	const formId = useId();
	const localePath = useLocalePath();
	const { pending, request } = useRequest();
	const [understood, setUnderstood] = useState(false);
	const form = useForm({ password: "" }, user.has_password ? { password: required } : {});

	async function remove() {
		if (!form.check() || !understood) return;
		const { password } = form.read();
		const removed = await request(
			async (api) => api.deleteUser({ body: user.has_password ? { password: await hashPassword(password) } : {} }),
			({ code, errors }) => {
				form.refuse(code === "ERR_BAD_CREDENTIALS" ? [{ field: "password", code }] : errors);
				return false;
			},
		);
		if (!removed) return;
		endSession();
		showToastNext({ kind: "success", text: texts.done });
		goTo(localePath("/"));
	}

	return (
		<Sheet
			open
			onClose={onClose}
			title={texts.sheet}
			footer={
				<>
					<Button type="submit" form={formId} look="ink" busy={pending} unavailable={!understood}>
						{texts.send}
					</Button>
					<Button look="ghost" onClick={onClose}>
						{texts.keep}
					</Button>
				</>
			}
		>
			<p>{texts.text}</p>
			<form {...form.attributes} id={formId} className={styles.sheetForm} onSubmit={onSend(remove)}>
				{user.has_password && (
					<PasswordField {...form.control("password")} label={texts.password} autoComplete="current-password" />
				)}
				<Checkbox checked={understood} onChange={() => setUnderstood(!understood)}>
					{texts.confirm}
				</Checkbox>
			</form>
		</Sheet>
	);
}
