import { useEffect, useState } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { useAddress } from "../../lib/address.ts";
import { goTo } from "../../lib/go-to.ts";
import { useLoggedIn } from "../../lib/use-logged-in.ts";
import { Notice } from "../../ui/notice/notice.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./auth-form.module.css";
import type { LoginData, LoginRefused } from "./login.server.ts";
import { LoginForm } from "./login-form.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { ResendSheet } from "./resend-sheet.tsx";
import { safeRedirect } from "./safe-redirect.ts";
import { SocialArrival } from "./social-arrival.tsx";
import { useArrivalAddress } from "./use-arrival-address.ts";

interface LoginAppProps {
	data: LoginData["app"];
	/** Of a form that was sent without scripts. */
	refused?: LoginRefused | undefined;
}

export function LoginApp({ data, refused }: LoginAppProps) {
	const { words } = data;
	const { search } = useAddress();
	const localePath = useLocalePath();
	const loggedIn = useLoggedIn();
	const arrival = useArrivalAddress();
	// Somebody came by a provider with an address that logs in with a password.
	const [known, setKnown] = useState<string | null>(null);
	const [unconfirmed, setUnconfirmed] = useState(refused?.unconfirmed ? refused.email : null);
	const redirect = new URLSearchParams(search).get("redirect");

	// Somebody who is logged in follows a link that wants a log-in, or logs in in another tab.
	useEffect(() => {
		if (loggedIn && redirect !== null) goTo(safeRedirect(redirect, localePath("/")), "replace");
	}, [loggedIn, redirect, localePath]);

	return (
		<>
			{known !== null && (
				<div className={styles.above}>
					<Notice title={data.social.knownTitle} live>
						{data.social.known}
					</Notice>
				</div>
			)}
			<LoginForm words={words} refused={refused} known={known} onUnconfirmed={setUnconfirmed} />
			{data.providers && <ProviderButtons providers={data.providers} words={data.social} redirect={redirect} />}
			<p className={styles.below}>
				{words.noAccount} <TextLink to={localePath("/become-a-member")}>{words.register}</TextLink>
			</p>
			{unconfirmed !== null && (
				<ResendSheet words={data.resend} email={unconfirmed} refused={refused} onClose={() => setUnconfirmed(null)} />
			)}
			{arrival && (
				<SocialArrival
					address={arrival}
					words={data.social}
					confirm={data.confirm}
					onUnconfirmed={setUnconfirmed}
					onKnown={setKnown}
				/>
			)}
		</>
	);
}
