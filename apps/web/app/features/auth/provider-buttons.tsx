import { useLocalePath } from "../../i18n/use-locale.ts";
import { goToProvider, type ProviderName, type Providers } from "../../lib/providers.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { Button } from "../../ui/button/button.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import styles from "./auth-form.module.css";
import type { ProviderTexts } from "./texts.server.ts";

const names = ["google", "facebook"] as const satisfies readonly ProviderName[];

interface ProviderButtonsProps {
	providers: Providers;
	texts: ProviderTexts;
	/** Where to go after the log-in. */
	redirect: string | null;
}

export function ProviderButtons({ providers, texts, redirect }: ProviderButtonsProps) {
	const localePath = useLocalePath();
	const { pending, request } = useRequest();
	const hydrated = useHydrated();
	const offered = names.filter((name) => providers[name]);

	async function go(name: ProviderName) {
		await request((api) => goToProvider(api, name, providers, localePath("/login"), redirect));
	}

	return (
		<div className={styles.providers}>
			<p className={styles.or}>{texts.or}</p>
			{offered.map((name) => (
				<Button key={name} look="ghost" wide busy={pending || !hydrated} onClick={() => void go(name)}>
					<span className={styles.face}>
						<img src={`/marks/${name}.svg`} alt="" width={22} height={22} />
						{texts[name]}
					</span>
				</Button>
			))}
		</div>
	);
}
