import { canUsePasskeys } from "@kvart/browser/passkey";
import type { Passkey } from "@kvart/contract/passkeys";
import { formatDate, wallTime } from "@kvart/contract/time";
import { KeyRound, Pencil, Plus, Trash2 } from "lucide";
import { useState, useSyncExternalStore } from "react";
import { api } from "../../lib/api.ts";
import { useLive } from "../../lib/use-live.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { NotLoaded } from "../../ui/not-loaded/not-loaded.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { useLazyPart } from "../../ui/request/use-lazy-part.ts";
import { useRequest } from "../../ui/request/use-request.ts";
import { showToast } from "../../ui/toast/toast.ts";
import styles from "./account.module.css";
import { withProof } from "./proof.ts";

const loadPasskeys = (signal: AbortSignal) => api.listPasskeys(undefined, { signal });
const loadSheet = async () => (await import("./passkey-sheets.tsx")).PasskeySheet;
const never = () => () => {};

const dateOf = (instant: string) => formatDate(wallTime(new Date(instant)).date);

/** Passkeys log in without the password. Browsers that cannot create one still show and remove them. */
export function Passkeys() {
	const { data: passkeys, problem, reload } = useLive(loadPasskeys);
	const possible = useSyncExternalStore(never, canUsePasskeys, () => true);
	const sheet = useLazyPart(loadSheet);
	/** Null: a new one. */
	const [renamed, setRenamed] = useState<Passkey | null>(null);
	const { pending, request } = useRequest();

	async function remove({ id }: Passkey) {
		if (!(await request(withProof((client) => client.removePasskey({ params: { id } }))))) return;
		showToast({ kind: "success", text: m.account_passkey_removed() });
		await reload();
	}

	function open(passkey: Passkey | null) {
		setRenamed(passkey);
		void sheet.open();
	}

	async function close(changed: boolean) {
		sheet.close();
		if (changed) await reload();
	}

	if (!passkeys) return <NotLoaded problem={problem} reload={reload} lines={3} />;
	return (
		<>
			{passkeys.length > 0 && (
				<ul className={styles.list}>
					{passkeys.map((passkey) => (
						<li key={passkey.id} className={styles.device}>
							<Icon glyph={KeyRound} />
							<div>
								<p className={styles.name}>{passkey.name}</p>
								<p className={styles.since}>
									{passkey.last_used_at
										? m.account_passkey_used({ date: dateOf(passkey.last_used_at) })
										: m.account_passkey_since({ date: dateOf(passkey.created_at) })}
								</p>
							</div>
							<div className={styles.tools}>
								<Button look="ghost" size="small" glyph={Pencil} busy={sheet.pending} onClick={() => open(passkey)}>
									{m.account_passkey_rename()}
								</Button>
								<Button look="ghost" size="small" glyph={Trash2} busy={pending} onClick={() => void remove(passkey)}>
									{m.account_passkey_remove()}
								</Button>
							</div>
						</li>
					))}
				</ul>
			)}
			{possible ? (
				<Button look="ghost" glyph={Plus} aria-haspopup="dialog" busy={sheet.pending} onClick={() => open(null)}>
					{m.account_passkey_add()}
				</Button>
			) : (
				<Notice>{m.account_passkey_impossible()}</Notice>
			)}
			{sheet.Part && <sheet.Part passkey={renamed} onClose={close} />}
		</>
	);
}
