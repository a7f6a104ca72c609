import { formatDate, wallTime } from "@kvart/contract/time";
import { MonitorSmartphone } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { api } from "../../lib/api.ts";
import { goTo } from "../../lib/go-to.ts";
import { endSession } from "../../lib/session.ts";
import { useLive } from "../../lib/use-live.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { Chip } from "../../ui/chip/chip.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { NotLoaded } from "../../ui/not-loaded/not-loaded.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { showToast, showToastNext } from "../../ui/toast/toast.ts";
import styles from "./account.module.css";
import { withProof } from "./proof.ts";

const loadSessions = (signal: AbortSignal) => api.listSessions(undefined, { signal });

/** Sessions of the account, with buttons that end one or all of them. */
export function Devices() {
	const { data: sessions, problem, reload } = useLive(loadSessions);
	const localePath = useLocalePath();
	const { pending, request } = useRequest();

	async function endOne(id: number) {
		if (!(await request(withProof((client) => client.endSession({ params: { id } }))))) return;
		showToast({ kind: "success", text: m.account_device_ended() });
		await reload();
	}

	async function endAll() {
		if (!(await request(withProof((client) => client.endSessions())))) return;
		endSession();
		showToastNext({ kind: "success", text: m.account_sessions_ended() });
		goTo(localePath("/login"));
	}

	if (!sessions) return <NotLoaded problem={problem} reload={reload} lines={3} />;
	return (
		<>
			<ul className={styles.list}>
				{sessions.map(({ id, device, created_at, current }) => (
					<li key={id} className={styles.device}>
						<Icon glyph={MonitorSmartphone} />
						<div>
							<p className={styles.name}>{device || m.account_device_unknown()}</p>
							<p className={styles.since}>
								{m.account_device_since({ date: formatDate(wallTime(new Date(created_at)).date) })}
							</p>
						</div>
						{current ? (
							<Chip>{m.account_device_current()}</Chip>
						) : (
							<Button
								look="ghost"
								size="small"
								busy={pending}
								aria-label={m.account_device_end_of({ device: device || m.account_device_unknown() })}
								onClick={() => void endOne(id)}
							>
								{m.account_device_end()}
							</Button>
						)}
					</li>
				))}
			</ul>
			<Button look="ghost" busy={pending} onClick={() => void endAll()}>
				{m.account_end_sessions()}
			</Button>
		</>
	);
}
