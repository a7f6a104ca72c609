import { useLocalePath } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/button/button.tsx";
import { setOut } from "./journey.ts";
import styles from "./provider-buttons.module.css";
import type { ProviderName, Providers } from "./providers.ts";
import type { SocialWords } from "./sheet-words.server.ts";

const names = ["google", "facebook"] as const satisfies readonly ProviderName[];

interface ProviderButtonsProps {
	providers: Providers;
	words: SocialWords;
	/** Where the log-in shall lead. */
	redirect: string | null;
}

/** Only those that are configured. */
export function ProviderButtons({ providers, words, redirect }: ProviderButtonsProps) {
	const localePath = useLocalePath();
	const offered = names.filter((name) => providers[name]);

	function go(name: ProviderName) {
		const provider = providers[name];
		if (provider) setOut(name, provider, localePath("/login"), redirect);
	}

	return (
		<div className={styles.providers}>
			<p className={styles.or}>{words.or}</p>
			{offered.map((name) => (
				<Button key={name} look="ghost" wide onClick={() => go(name)}>
					<span className={styles.face}>
						<img src={`/marks/${name}.svg`} alt="" width={22} height={22} />
						{words[name]}
					</span>
				</Button>
			))}
		</div>
	);
}
