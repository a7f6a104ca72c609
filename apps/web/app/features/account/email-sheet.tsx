import { emailRule } from "@kvart/contract/rules";
import { markFields } from "../../lib/field-errors.ts";
import { useForm } from "../../lib/use-form.ts";
import { m } from "../../paraglide/messages.js";
import { TextField } from "../../ui/field/text-field.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { FormSheet } from "../../ui/sheet/form-sheet.tsx";
import { withProof } from "./proof.ts";

interface EmailSheetProps {
	onClose: () => void;
	onSent: (email: string) => void;
}

/** Asks for the new address. */
export function EmailSheet({ onClose, onSent }: EmailSheetProps) {
	const { pending, request } = useRequest();
	const form = useForm({ email: "" }, { email: emailRule });

	async function send() {
		if (!form.check()) return;
		const { email } = form.read();
		const sent = await request(
			withProof((api) => api.changeEmail({ body: { email } })),
			markFields(form),
		);
		if (sent) onSent(email.trim());
	}

	return (
		<FormSheet
			title={m.account_change_email()}
			text={m.account_change_email_text()}
			form={form}
			send={m.account_change_email_send()}
			pending={pending}
			onSubmit={send}
			onClose={onClose}
		>
			<TextField
				{...form.control("email")}
				data-autofocus=""
				type="email"
				label={m.account_new_email()}
				autoComplete="email"
			/>
		</FormSheet>
	);
}
