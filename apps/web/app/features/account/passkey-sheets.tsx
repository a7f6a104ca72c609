import { createPasskey } from "@kvart/browser/passkey";
import { hashPassword } from "@kvart/browser/password";
import type { User } from "@kvart/contract/members";
import type { Passkey } from "@kvart/contract/passkeys";
import { required } from "@kvart/contract/rules";
import { markFields } from "../../lib/field-errors.ts";
import { useForm } from "../../lib/use-form.ts";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { FormSheet } from "../../ui/sheet/form-sheet.tsx";
import { showToast } from "../../ui/toast/toast.ts";
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

/** The name and the password; then the browser asks for the fingerprint or PIN. */
function NewPasskeySheet({ user, texts, onClose }: { user: User; texts: Texts; onClose: Close }) {
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
		<FormSheet
			title={texts.addHeading}
			text={texts.addText}
			form={form}
			send={texts.add}
			look="ink"
			pending={pending}
			onSubmit={add}
			onClose={() => void onClose(false)}
		>
			<TextField {...form.control("name")} label={texts.name} hint={texts.nameHint} autoComplete="off" />
			{user.has_password && (
				<PasswordField {...form.control("password")} label={texts.password} autoComplete="current-password" />
			)}
		</FormSheet>
	);
}

function RenameSheet({ passkey, texts, onClose }: { passkey: Passkey; texts: Texts; onClose: Close }) {
	const { pending, request } = useRequest();
	const form = useForm({ name: passkey.name }, { name: required });

	async function rename() {
		if (!form.check()) return;
		const body = form.read();
		if (await request((api) => api.renamePasskey({ params: { id: passkey.id }, body }))) await onClose(true);
	}

	return (
		<FormSheet
			title={texts.rename}
			form={form}
			send={texts.save}
			look="ink"
			pending={pending}
			onSubmit={rename}
			onClose={() => void onClose(false)}
		>
			<TextField {...form.control("name")} label={texts.name} autoComplete="off" />
		</FormSheet>
	);
}
