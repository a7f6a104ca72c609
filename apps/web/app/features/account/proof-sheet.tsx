import { canUsePasskeys, showPasskey } from "@kvart/browser/passkey";
import { hashPassword } from "@kvart/browser/password";
import type { ScriptClient } from "@kvart/contract/client";
import type { User } from "@kvart/contract/members";
import { required } from "@kvart/contract/rules";
import { useState } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { goToProvider, type Providers, providerLabels } from "../../lib/providers.ts";
import { onSend, useForm } from "../../lib/use-form.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import styles from "./account.module.css";
import { proofReturn } from "./proof.ts";

interface ProofSheetProps {
	user: User;
	providers: Providers | null;
	onClose: (proved: boolean) => void;
}

/** Every way in which the member can prove who they are. */
export function ProofSheet({ user, providers, onClose }: ProofSheetProps) {
	const localePath = useLocalePath();
	const { pending, request } = useRequest();
	const [mailed, setMailed] = useState(false);
	const form = useForm({ password: "" }, { password: required });
	const { proofs } = user;

	async function prove(give: (api: ScriptClient) => Promise<unknown>) {
		const given = await request(give, ({ code }) => {
			if (code !== "ERR_BAD_CREDENTIALS" || !proofs.includes("password")) return false;
			form.refuse([{ field: "password", code }]);
			return true;
		});
		if (given) onClose(true);
	}

	const byPassword = async () => {
		if (!form.check()) return;
		const { password } = form.read();
		await prove(async (api) => api.proveIdentity({ body: { password: await hashPassword(password) } }));
	};
	const byPasskey = () =>
		prove(async (api) => {
			const credential = await showPasskey((await api.startPasskeyProof()).options);
			return credential && api.proveIdentity({ body: { credential } });
		});
	const byMail = async () => setMailed((await request((api) => api.sendProofLink())) !== undefined);

	return (
		<Sheet open onClose={() => onClose(false)} title={m.account_proof_heading()}>
			<p>{m.account_proof_text()}</p>
			{proofs.includes("password") && (
				<form {...form.attributes} className={styles.proof} onSubmit={onSend(byPassword)}>
					<input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
					<PasswordField
						{...form.control("password")}
						data-autofocus=""
						label={m.account_password()}
						autoComplete="current-password"
					/>
					<Button type="submit" look="ink" busy={pending}>
						{m.account_proof_send()}
					</Button>
				</form>
			)}
			<div className={styles.proof}>
				{proofs.includes("passkey") && canUsePasskeys() && (
					<Button look="ghost" busy={pending} onClick={() => void byPasskey()}>
						{m.account_proof_passkey()}
					</Button>
				)}
				{providers &&
					(["google", "facebook"] as const)
						.filter((name) => proofs.includes(name) && providers[name])
						.map((name) => (
							<Button
								key={name}
								look="ghost"
								busy={pending}
								onClick={() =>
									void request((api) => goToProvider(api, name, providers, localePath("/account"), proofReturn))
								}
							>
								{m.account_proof_provider({ provider: providerLabels[name] })}
							</Button>
						))}
				{proofs.includes("mail") && (
					<Button look="ghost" busy={pending} onClick={() => void byMail()}>
						{m.account_proof_mail()}
					</Button>
				)}
			</div>
			{mailed && (
				<Notice kind="success" live>
					{m.account_proof_mailed({ email: user.email })}
				</Notice>
			)}
		</Sheet>
	);
}
