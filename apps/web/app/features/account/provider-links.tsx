import type { User } from "@kvart/contract/members";
import { required } from "@kvart/contract/rules";
import { useEffect, useId, useState } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { hashPassword } from "../../lib/password.ts";
import {
	goToProvider,
	type ProviderAnswer,
	type ProviderName,
	type Providers,
	providerLabels,
	readAnswer,
	readPendingLogIn,
	tokenOf,
} from "../../lib/providers.ts";
import { onSend, useForm } from "../../lib/use-form.ts";
import { type AnswerAddress, useProviderAnswer } from "../../lib/use-provider-answer.ts";
import { Button } from "../../ui/button/button.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import styles from "./account.module.css";
import type { AccountTexts } from "./account.server.ts";

const names = ["google", "facebook"] as const satisfies readonly ProviderName[];

interface ProviderLinksProps {
	user: User;
	providers: Providers;
	texts: AccountTexts["providers"];
	onChanged: () => Promise<void>;
}

function named(text: string, name: ProviderName): string {
	return text.replace("{provider}", providerLabels[name]);
}

/** Providers that the member logs in with, and buttons that link and unlink them. */
export function ProviderLinks({ user, providers, texts, onChanged }: ProviderLinksProps) {
	const localePath = useLocalePath();
	const address = useProviderAnswer();
	const { pending, request } = useRequest();
	const only = !user.has_password && user.providers.length === 1;

	async function unlink(name: ProviderName) {
		const done = await request((api) => (name === "google" ? api.unlinkGoogle() : api.unlinkFacebook()));
		if (!done) return;
		showToast({ kind: "success", text: named(texts.unlinked, name) });
		await onChanged();
	}

	async function link(name: ProviderName) {
		await request((api) => goToProvider(api, name, providers, localePath("/account"), null));
	}

	return (
		<>
			<ul className={styles.list}>
				{names.map((name) => {
					const linked = user.providers.includes(name);
					if (!linked && !providers[name]) return null;
					return (
						<li key={name} className={styles.device}>
							<img src={`/marks/${name}.svg`} alt="" width={22} height={22} />
							<div>
								<p className={styles.name}>{providerLabels[name]}</p>
								<p className={styles.since}>{linked ? texts.isLinked : texts.notLinked}</p>
							</div>
							{linked ? (
								<Button
									look="ghost"
									size="small"
									busy={pending}
									disabledReason={only ? texts.only : undefined}
									onClick={() => void unlink(name)}
								>
									{named(texts.unlink, name)}
								</Button>
							) : (
								<Button look="ghost" size="small" busy={pending} onClick={() => void link(name)}>
									{named(texts.link, name)}
								</Button>
							)}
						</li>
					);
				})}
			</ul>
			{address && <LinkAnswer address={address} user={user} texts={texts} onChanged={onChanged} />}
		</>
	);
}

interface LinkAnswerProps extends Omit<ProviderLinksProps, "providers"> {
	address: AnswerAddress;
}

/** Links the account with which the member comes back from the provider, after entering the password, if there is one. */
function LinkAnswer({ address, user, texts, onChanged }: LinkAnswerProps) {
	const formId = useId();
	const { pending, request } = useRequest();
	const form = useForm({ password: "" }, user.has_password ? { password: required } : {});
	const [answer] = useState(() => readAnswer(address, readPendingLogIn()));
	const [closed, setClosed] = useState(false);

	async function link(given: ProviderAnswer) {
		if (!form.check()) return;
		const { password } = form.read();
		const linked = await request(
			async (api) => {
				const { body } = await tokenOf(api, given);
				const own = user.has_password ? { password: await hashPassword(password) } : {};
				return api.linkProvider({ body: { ...body, ...own } });
			},
			({ code, errors }) => {
				form.refuse(code === "ERR_BAD_CREDENTIALS" ? [{ field: "password", code }] : errors);
				return false;
			},
		);
		if (!linked) return;
		setClosed(true);
		showToast({ kind: "success", text: named(texts.linked, given.provider) });
		await onChanged();
	}

	useEffect(() => {
		if (!answer) showToast({ kind: "error", text: texts.failed });
	}, [answer, texts.failed]);

	if (!answer || closed) return null;
	return (
		<Sheet
			open
			onClose={() => setClosed(true)}
			title={named(texts.link, answer.provider)}
			footer={
				<Button type="submit" form={formId} busy={pending}>
					{named(texts.link, answer.provider)}
				</Button>
			}
		>
			<p>{user.has_password ? texts.confirmPassword : texts.confirm}</p>
			<form {...form.attributes} id={formId} className={styles.sheetForm} onSubmit={onSend(() => link(answer))}>
				<input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
				{user.has_password && (
					<PasswordField {...form.control("password")} label={texts.password} autoComplete="current-password" />
				)}
			</form>
		</Sheet>
	);
}
