import { hashPassword } from "@kvart/browser/password";
import { emailRule, required } from "@kvart/contract/rules";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocale, useLocalePath } from "../../i18n/use-locale.ts";
import { useAddress } from "../../lib/address.ts";
import { markFields } from "../../lib/field-errors.ts";
import { goTo } from "../../lib/go-to.ts";
import { useForm } from "../../lib/use-form.ts";
import { useProviderAnswer } from "../../lib/use-provider-answer.ts";
import { useLoggedIn } from "../../lib/use-user.ts";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { LazyPart } from "../../ui/request/lazy-part.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { FormSheet } from "../../ui/sheet/form-sheet.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./auth-form.module.css";
import { AuthForm, EmailField } from "./auth-form.tsx";
import { checkedSession, safeRedirect, useLogIn } from "./log-in.ts";
import type { LoginData, LoginRefused } from "./login.server.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import type { ResendTexts } from "./texts.server.ts";

const loadProviderLogIn = async () => (await import("./provider-log-in.tsx")).ProviderLogIn;

interface LoginAppProps {
	data: LoginData["app"];
	/** The answer to a plain POST. */
	refused?: LoginRefused | undefined;
}

export function LoginApp({ data, refused }: LoginAppProps) {
	const { texts } = data;
	const { search } = useAddress();
	const localePath = useLocalePath();
	const loggedIn = useLoggedIn();
	const answer = useProviderAnswer();
	/** E-mail of a provider's user who has an account with a password. */
	const [known, setKnown] = useState<string | null>(null);
	const [unconfirmed, setUnconfirmed] = useState(refused?.unconfirmed ? refused.email : null);
	const redirect = new URLSearchParams(search).get("redirect");

	// Already logged in, maybe in another tab.
	useEffect(() => {
		if (loggedIn && redirect !== null) goTo(safeRedirect(redirect, localePath("/")), "replace");
	}, [loggedIn, redirect, localePath]);

	return (
		<>
			{known !== null && (
				<div className={styles.above}>
					<Notice title={data.provider.knownTitle} live>
						{data.provider.known}
					</Notice>
				</div>
			)}
			<LoginForm texts={texts} refused={refused} known={known} onUnconfirmed={setUnconfirmed} />
			<PasskeyButton texts={data.passkey} />
			{data.providers && <ProviderButtons providers={data.providers} texts={data.provider} redirect={redirect} />}
			<p className={styles.below}>
				{texts.noAccount} <TextLink to={localePath("/become-a-member")}>{texts.register}</TextLink>
			</p>
			{unconfirmed !== null && (
				<ResendSheet texts={data.resend} email={unconfirmed} refused={refused} onClose={() => setUnconfirmed(null)} />
			)}
			{answer && (
				<LazyPart
					load={loadProviderLogIn}
					props={{
						address: answer,
						texts: data.provider,
						confirm: data.confirm,
						onUnconfirmed: setUnconfirmed,
						onKnown: setKnown,
					}}
				/>
			)}
		</>
	);
}

interface LoginFormProps {
	texts: LoginData["app"]["texts"];
	refused: LoginRefused | undefined;
	known: string | null;
	onUnconfirmed: (email: string) => void;
}

function LoginForm({ texts, refused, known, onUnconfirmed }: LoginFormProps) {
	const localePath = useLocalePath();
	const logIn = useLogIn();
	const { pending, request } = useRequest();
	const form = useForm(
		{ email: refused?.email ?? "", password: "" },
		{ email: emailRule, password: required },
		refused?.unconfirmed ? {} : refused?.found,
	);

	const fillIn = useEffectEvent((email: string) => {
		if (email) form.put({ email });
		form.ref.current?.querySelector<HTMLElement>(email ? "[name=password]" : "[name=email]")?.focus();
	});
	useEffect(() => {
		if (known !== null) fillIn(known);
	}, [known]);

	async function send() {
		if (!form.check()) return;
		const { email, password } = form.read();
		const session = await request(
			async (api) => checkedSession(await api.login({ body: { email, password: await hashPassword(password) } })),
			(refusal) => {
				if (refusal.code !== "ERR_USER_NOT_VALIDATED") return markFields(form)(refusal);
				onUnconfirmed(email.trim());
				return true;
			},
		);
		if (session) logIn(session);
	}

	return (
		<AuthForm
			form={form}
			onSubmit={send}
			pending={pending}
			send={texts.send}
			aside={<TextLink to={localePath("/forgot-password")}>{texts.forgot}</TextLink>}
		>
			<EmailField {...form.control("email")} label={texts.email} autoComplete="username" />
			<PasswordField {...form.control("password")} label={texts.password} autoComplete="current-password" />
		</AuthForm>
	);
}

interface ResendSheetProps {
	texts: ResendTexts;
	/** Empty if the provider did not send it. */
	email: string;
	refused: LoginRefused | undefined;
	onClose: () => void;
}

/** Sends another mail to confirm the address. */
function ResendSheet({ texts, email, refused, onClose }: ResendSheetProps) {
	const language = useLocale();
	const { pending, request } = useRequest();
	const [sentTo, setSentTo] = useState(refused?.resentTo ?? null);
	const form = useForm({ email }, { email: emailRule }, refused?.found);

	async function send() {
		if (!form.check()) return;
		const address = form.read().email.trim();
		const sent = await request(async (api) => {
			const { clearProof, finishProof } = await import("../../lib/proof.ts");
			const proof = await finishProof();
			clearProof();
			return api.resendVerification({ body: { email: address, language, proof } });
		});
		if (sent) setSentTo(address);
	}

	return (
		<FormSheet
			title={texts.heading}
			text={texts.text}
			form={form}
			send={texts.send}
			pending={pending}
			onSubmit={send}
			onClose={onClose}
			answer={
				sentTo !== null && (
					<Notice kind="success" live>
						{texts.done.replace("{email}", sentTo)}
					</Notice>
				)
			}
		>
			<input type="hidden" name="intent" value="resend" />
			<EmailField {...form.control("email")} label={texts.email} />
		</FormSheet>
	);
}
