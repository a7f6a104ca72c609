import { createPasskey } from "@kvart/browser/passkey";
import type { Passkey } from "@kvart/contract/passkeys";
import { required } from "@kvart/contract/rules";
import { markFields } from "../../lib/field-errors.ts";
import { useForm } from "../../lib/use-form.ts";
import { m } from "../../paraglide/messages.js";
import { TextField } from "../../ui/field/text-field.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { FormSheet } from "../../ui/sheet/form-sheet.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { withProof } from "./proof.ts";

type Close = (changed: boolean) => Promise<void>;

interface PasskeySheetProps {
	/** The one to rename; null adds a new one. */
	passkey: Passkey | null;
	onClose: Close;
}

export function PasskeySheet({ passkey, ...rest }: PasskeySheetProps) {
	return passkey ? <RenameSheet passkey={passkey} {...rest} /> : <NewPasskeySheet {...rest} />;
}

/** Asks for the name; then the browser asks for the fingerprint or PIN. */
function NewPasskeySheet({ onClose }: { onClose: Close }) {
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
		showToast({ kind: "success", text: m.account_passkey_added() });
		await onClose(true);
	}

	return (
		<FormSheet
			title={m.account_passkey_add_heading()}
			text={m.account_passkey_add_text()}
			form={form}
			send={m.account_passkey_add()}
			look="ink"
			pending={pending}
			onSubmit={add}
			onClose={() => void onClose(false)}
		>
			<TextField
				{...form.control("name")}
				label={m.account_passkey_name()}
				hint={m.account_passkey_name_hint()}
				autoComplete="off"
			/>
		</FormSheet>
	);
}

function RenameSheet({ passkey, onClose }: { passkey: Passkey; onClose: Close }) {
	const { pending, request } = useRequest();
	const form = useForm({ name: passkey.name }, { name: required });

	async function rename() {
		if (!form.check()) return;
		const body = form.read();
		if (await request((api) => api.renamePasskey({ params: { id: passkey.id }, body }))) await onClose(true);
	}

	return (
		<FormSheet
			title={m.account_passkey_rename()}
			form={form}
			send={m.account_save()}
			look="ink"
			pending={pending}
			onSubmit={rename}
			onClose={() => void onClose(false)}
		>
			<TextField {...form.control("name")} label={m.account_passkey_name()} autoComplete="off" />
		</FormSheet>
	);
}
