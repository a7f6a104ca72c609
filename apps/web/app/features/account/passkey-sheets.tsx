import { createPasskey } from "@kvart/browser/passkey";
import type { Passkey } from "@kvart/contract/passkeys";
import { required } from "@kvart/contract/rules";
import { markFields } from "../../lib/field-errors.ts";
import { useForm } from "../../lib/use-form.ts";
import { TextField } from "../../ui/field/text-field.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { FormSheet } from "../../ui/sheet/form-sheet.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import type { AccountTexts } from "./account.server.ts";
import { withProof } from "./proof.ts";

type Texts = AccountTexts["passkeys"];
type Close = (changed: boolean) => Promise<void>;

interface PasskeySheetProps {
	/** The one to rename; null adds a new one. */
	passkey: Passkey | null;
	texts: Texts;
	onClose: Close;
}

export function PasskeySheet({ passkey, ...rest }: PasskeySheetProps) {
	return passkey ? <RenameSheet passkey={passkey} {...rest} /> : <NewPasskeySheet {...rest} />;
}

/** Asks for the name; then the browser asks for the fingerprint or PIN. */
function NewPasskeySheet({ texts, onClose }: { texts: Texts; onClose: Close }) {
	const { pending, request } = useRequest();
	const form = useForm({ name: "" }, { name: required });

	async function add() {
		if (!form.check()) return;
		const { name } = form.read();
		const started = await request(withProof((api) => api.startPasskey()));
		const credential = started && (await createPasskey(started.options));
		if (!credential) return;
		const added = await request((api) => api.addPasskey({ body: { name, credential } }), markFields(form));
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
