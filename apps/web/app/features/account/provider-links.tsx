import type { User } from "@kvart/contract/members";
import { useLocalePath } from "../../i18n/use-locale.ts";
import {
	goToProvider,
	type ProviderAnswer,
	type ProviderName,
	type Providers,
	providerLabels,
} from "../../lib/providers.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { LazyPart } from "../../ui/request/lazy-part.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { showToast } from "../../ui/toast/toast.ts";
import styles from "./account.module.css";
import { withProof } from "./proof.ts";

const loadLinkSheet = async () => (await import("./link-sheet.tsx")).LinkSheet;
const names = ["google", "facebook"] as const satisfies readonly ProviderName[];

interface ProviderLinksProps {
	/** With which the member comes back from a provider. */
	answer: ProviderAnswer | null;
	user: User;
	providers: Providers;
	onChanged: () => Promise<void>;
}

/** Providers that the member logs in with, and buttons that link and unlink them. */
export function ProviderLinks({ answer, user, providers, onChanged }: ProviderLinksProps) {
	const localePath = useLocalePath();
	const { pending, request } = useRequest();
	const only = !user.has_password && user.providers.length === 1;

	async function unlink(name: ProviderName) {
		const done = await request(withProof((api) => (name === "google" ? api.unlinkGoogle() : api.unlinkFacebook())));
		if (!done) return;
		showToast({ kind: "success", text: m.account_provider_unlinked({ provider: providerLabels[name] }) });
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
								<p className={styles.since}>
									{linked ? m.account_provider_is_linked() : m.account_provider_not_linked()}
								</p>
							</div>
							{linked ? (
								<Button
									look="ghost"
									size="small"
									busy={pending}
									disabledReason={only ? m.account_provider_only() : undefined}
									onClick={() => void unlink(name)}
								>
									{m.account_provider_unlink({ provider: providerLabels[name] })}
								</Button>
							) : (
								<Button look="ghost" size="small" busy={pending} onClick={() => void link(name)}>
									{m.account_provider_link({ provider: providerLabels[name] })}
								</Button>
							)}
						</li>
					);
				})}
			</ul>
			{answer && <LazyPart load={loadLinkSheet} props={{ answer, onChanged }} />}
		</>
	);
}
