import { canUsePasskeys, showPasskey } from "@kvart/browser/passkey";
import { KeyRound } from "lucide";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { showToast } from "../../ui/toast/toast.ts";
import styles from "./auth-form.module.css";
import { checkedSession, useLogIn } from "./log-in.ts";

/** Only in browsers that can. Most can, so the server renders it, and nothing moves when the script has loaded. */
export function PasskeyButton() {
	const hydrated = useHydrated();
	const logIn = useLogIn();
	const { pending, request } = useRequest();

	async function go() {
		const session = await request(
			async (api) => {
				const { options } = await api.startPasskeyLogin();
				const credential = await showPasskey(options);
				return credential && checkedSession(await api.loginWithPasskey({ body: { credential } }));
			},
			({ code }) => {
				if (code !== "ERR_BAD_CREDENTIALS") return false;
				showToast({ kind: "error", text: m.account_passkey_unknown() });
				return true;
			},
		);
		if (session) logIn(session);
	}

	if (hydrated && !canUsePasskeys()) return null;
	return (
		<div className={styles.passkey}>
			<Button look="ghost" wide glyph={KeyRound} busy={pending || !hydrated} onClick={() => void go()}>
				{m.account_with_passkey()}
			</Button>
		</div>
	);
}
