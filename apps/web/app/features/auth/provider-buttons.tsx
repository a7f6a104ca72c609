import { useLocalePath } from "../../i18n/use-locale.ts";
import { goToProvider, type ProviderName, type Providers } from "../../lib/providers.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import styles from "./auth-form.module.css";

const names = ["google", "facebook"] as const satisfies readonly ProviderName[];

interface ProviderButtonsProps {
	providers: Providers;
	/** Where to go after the log-in. */
	redirect: string | null;
}

export function ProviderButtons({ providers, redirect }: ProviderButtonsProps) {
	const localePath = useLocalePath();
	const { pending, request } = useRequest();
	const hydrated = useHydrated();
	const offered = names.filter((name) => providers[name]);

	async function go(name: ProviderName) {
		await request((api) => goToProvider(api, name, providers, localePath("/login"), redirect));
	}

	return (
		<div className={styles.providers}>
			<p className={styles.or}>{m.account_or()}</p>
			{offered.map((name) => (
				<Button key={name} look="ghost" wide busy={pending || !hydrated} onClick={() => void go(name)}>
					<span className={styles.face}>
						<img src={`/marks/${name}.svg`} alt="" width={22} height={22} />
						{name === "google" ? m.account_with_google() : m.account_with_facebook()}
					</span>
				</Button>
			))}
		</div>
	);
}
