import type { User } from "@kvart/contract/members";
import type { Passkey } from "@kvart/contract/passkeys";
import { required } from "@kvart/contract/rules";
import { type ReactNode, useId } from "react";
import { markFields } from "../../lib/field-errors.ts";
import { createPasskey } from "../../lib/passkey.ts";
import { hashPassword } from "../../lib/password.ts";
import { onSend, useForm } from "../../lib/use-form.ts";
import { Button } from "../../ui/button/button.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import styles from "./account.module.css";
import type { AccountTexts } from "./account.server.ts";

type Texts = AccountTexts["passkeys"];
type Close = (changed: boolean) => Promise<void>;

interface PasskeySheetProps {
	/** The one to rename; null adds a new one. */
	passkey: Passkey | null;
	user: User;
	texts: Texts;
	onClose: Close;
}

export function PasskeySheet({ passkey, user, ...rest }: PasskeySheetProps) {
	return passkey ? <RenameSheet passkey={passkey} {...rest} /> : <NewPasskeySheet user={user} {...rest} />;
}

interface NameSheetProps {
	title: string;
	send: string;
	formId: string;
	busy: boolean;
	onClose: Close;
	children: ReactNode;
}

function NameSheet({ title, send, formId, busy, onClose, children }: NameSheetProps) {
	return (
		<Sheet
			open
			onClose={() => void onClose(false)}
			title={title}
			footer={
				<Button type="submit" form={formId} look="ink" busy={busy}>
					{send}
				</Button>
			}
		>
			{children}
		</Sheet>
	);
}

/** The name and the password; then the browser asks for the fingerprint or PIN. */
function NewPasskeySheet({ user, texts, onClose }: { user: User; texts: Texts; onClose: Close }) {
	const formId = useId();
	const { pending, request } = useRequest();
	const rules = { name: required, ...(user.has_password && { password: required }) };
	const form = useForm({ name: "", password: "" }, rules);

	async function add() {
		if (!form.check()) return;
		const { name, password } = form.read();
		const added = await request(async (api) => {
			const body = user.has_password ? { password: await hashPassword(password) } : {};
			const { options } = await api.startPasskey({ body });
			const credential = await createPasskey(options);
			return credential && api.addPasskey({ body: { name, credential } });
		}, markFields(form));
		if (!added) return;
		showToast({ kind: "success", text: texts.added });
		await onClose(true);
	}

	return (
		<NameSheet title={texts.addHeading} send={texts.add} formId={formId} busy={pending} onClose={onClose}>
			<p>{texts.addText}</p>
			<form {...form.attributes} id={formId} className={styles.sheetForm} onSubmit={onSend(add)}>
				<TextField {...form.control("name")} label={texts.name} hint={texts.nameHint} autoComplete="off" />
				{user.has_password && (
					<PasswordField {...form.control("password")} label={texts.password} autoComplete="current-password" />
				)}
			</form>
		</NameSheet>
	);
}

function RenameSheet({ passkey, texts, onClose }: { passkey: Passkey; texts: Texts; onClose: Close }) {
	const formId = useId();
	const { pending, request } = useRequest();
	const form = useForm({ name: passkey.name }, { name: required });

	async function rename() {
		if (!form.check()) return;
		const body = form.read();
		if (await request((api) => api.renamePasskey({ params: { id: passkey.id }, body }))) await onClose(true);
	}

	return (
		<NameSheet title={texts.rename} send={texts.save} formId={formId} busy={pending} onClose={onClose}>
			<form {...form.attributes} id={formId} className={styles.sheetForm} onSubmit={onSend(rename)}>
				<TextField {...form.control("name")} label={texts.name} autoComplete="off" />
			</form>
		</NameSheet>
	);
}
