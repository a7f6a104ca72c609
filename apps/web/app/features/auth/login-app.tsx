import { lazy, Suspense, useEffect, useState } from "react";
import { useAddress } from "../../lib/address.ts";
import { goTo } from "../../lib/go-to.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { useLoggedIn } from "../../lib/use-logged-in.ts";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./entrance-form.module.css";
import { EntranceFrame } from "./entrance-frame.tsx";
import type { LoginData } from "./login.server.ts";
import { LoginForm } from "./login-form.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { safeRedirect } from "./safe-redirect.ts";
import { ScriptsNeeded } from "./scripts-needed.tsx";
import { useArrivalAddress } from "./use-arrival-address.ts";

// Most people never see these: they are loaded when they open.
const ResendSheet = lazy(async () => ({ default: (await import("./resend-sheet.tsx")).ResendSheet }));
const SocialArrival = lazy(async () => ({ default: (await import("./social-arrival.tsx")).SocialArrival }));

export function LoginPage({ data }: { data: LoginData }) {
	const { words } = data;
	const { search } = useAddress();
	const localePath = useLocalePath();
	const loggedIn = useLoggedIn();
	const arrival = useArrivalAddress();
	const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
	const redirect = new URLSearchParams(search).get("redirect");
	const target = safeRedirect(redirect, localePath("/"));

	// Also when somebody who is logged in comes here, or logs in in another tab.
	useEffect(() => {
		if (loggedIn) goTo(target, "replace");
	}, [loggedIn, target]);

	return (
		<EntranceFrame poster={data.poster} title={words.form}>
			<ScriptsNeeded text={words.scriptsNeeded} />
			<LoginForm words={words} onUnconfirmed={setUnconfirmed} />
			{data.providers && <ProviderButtons providers={data.providers} words={data.social} redirect={redirect} />}
			<p className={styles["below"]}>
				{words.noAccount} <TextLink to={localePath("/become-a-member")}>{words.register}</TextLink>
			</p>
			<Suspense>
				{unconfirmed !== null && (
					<ResendSheet words={data.resend} email={unconfirmed} onClose={() => setUnconfirmed(null)} />
				)}
				{arrival && (
					<SocialArrival address={arrival} words={data.social} confirm={data.confirm} onUnconfirmed={setUnconfirmed} />
				)}
			</Suspense>
		</EntranceFrame>
	);
}
