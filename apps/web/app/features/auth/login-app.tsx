import { hashPassword } from "@kvart/browser/password";
import { emailRule, required } from "@kvart/contract/rules";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocale, useLocalePath } from "../../i18n/use-locale.ts";
import { useAddress } from "../../lib/address.ts";
import { markFields } from "../../lib/field-errors.ts";
import { goTo } from "../../lib/go-to.ts";
import type { Providers } from "../../lib/providers.ts";
import { useForm } from "../../lib/use-form.ts";
import { useProviderAnswer } from "../../lib/use-provider-answer.ts";
import { useLoggedIn } from "../../lib/use-user.ts";
import { m } from "../../paraglide/messages.js";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { LazyPart } from "../../ui/request/lazy-part.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { FormSheet } from "../../ui/sheet/form-sheet.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./auth-form.module.css";
import { AuthForm, EmailField } from "./auth-form.tsx";
import { checkedSession, orderOf, safeRedirect, useLogIn, withRedirect } from "./log-in.ts";
import type { LoginRefused } from "./login.server.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";

const loadProviderLogIn = async () => (await import("./provider-log-in.tsx")).ProviderLogIn;

interface LoginAppProps {
	/** Null: none is configured. */
	providers: Providers | null;
	/** The answer to a plain POST. */
	refused?: LoginRefused | undefined;
}

export function LoginApp({ providers, refused }: LoginAppProps) {
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
					<Notice title={m.account_social_known_title()} live>
						{m.account_social_known()}
					</Notice>
				</div>
			)}
			<LoginForm refused={refused} known={known} onUnconfirmed={setUnconfirmed} />
			<PasskeyButton />
			{providers && <ProviderButtons providers={providers} redirect={redirect} />}
			<p className={styles.below}>
				{m.account_login_no_account()}{" "}
				<TextLink to={withRedirect(localePath("/become-a-member"), redirect)}>{m.account_login_register()}</TextLink>
			</p>
			{unconfirmed !== null && (
				<ResendSheet email={unconfirmed} refused={refused} onClose={() => setUnconfirmed(null)} />
			)}
			{answer && (
				<LazyPart
					load={loadProviderLogIn}
					props={{
						address: answer,
						onUnconfirmed: setUnconfirmed,
						onKnown: setKnown,
					}}
				/>
			)}
		</>
	);
}

interface LoginFormProps {
	refused: LoginRefused | undefined;
	known: string | null;
	onUnconfirmed: (email: string) => void;
}

function LoginForm({ refused, known, onUnconfirmed }: LoginFormProps) {
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
			send={m.account_login_send()}
			aside={<TextLink to={localePath("/forgot-password")}>{m.account_login_forgot()}</TextLink>}
		>
			<EmailField {...form.control("email")} label={m.account_email()} autoComplete="username" />
			<PasswordField {...form.control("password")} label={m.account_password()} autoComplete="current-password" />
		</AuthForm>
	);
}

interface ResendSheetProps {
	/** Empty if the provider did not send it. */
	email: string;
	refused: LoginRefused | undefined;
	onClose: () => void;
}

/** Sends another mail to confirm the address. */
function ResendSheet({ email, refused, onClose }: ResendSheetProps) {
	const language = useLocale();
	const { search } = useAddress();
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
			const order = orderOf(new URLSearchParams(search).get("redirect"));
			return api.resendVerification({ body: { email: address, language, proof, order } });
		});
		if (sent) setSentTo(address);
	}

	return (
		<FormSheet
			title={m.account_resend_heading()}
			text={m.account_resend_text()}
			form={form}
			send={m.account_resend_send()}
			pending={pending}
			onSubmit={send}
			onClose={onClose}
			answer={
				sentTo !== null && (
					<Notice kind="success" live>
						{m.account_resend_done({ email: sentTo })}
					</Notice>
				)
			}
		>
			<input type="hidden" name="intent" value="resend" />
			<EmailField {...form.control("email")} label={m.account_email()} />
		</FormSheet>
	);
}
