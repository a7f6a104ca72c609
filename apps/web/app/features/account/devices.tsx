import { formatDate, wallTime } from "@kvart/contract/time";
import { MonitorSmartphone } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { api } from "../../lib/api.ts";
import { goTo } from "../../lib/go-to.ts";
import { endSession } from "../../lib/session.ts";
import { useLive } from "../../lib/use-live.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { Button } from "../../ui/button/button.tsx";
import { Chip } from "../../ui/chip/chip.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Loading, Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { showToastNext } from "../../ui/toast/toast.ts";
import type { AccountWords } from "./account.server.ts";
import styles from "./devices.module.css";
import { LoadFailed } from "./load-failed.tsx";

const loadSessions = (signal: AbortSignal) => api.listSessions(undefined, { signal });

interface DevicesProps {
	words: AccountWords["devices"];
	failed: AccountWords["failed"];
}

/** Where the account is logged in, and a way to end all of it at once. */
export function Devices({ words, failed }: DevicesProps) {
	const { data: sessions, problem, reload } = useLive(loadSessions);
	const localePath = useLocalePath();
	const { busy, attempt } = useAttempt();

	async function endAll() {
		if (!(await attempt((client) => client.endSessions()))) return;
		endSession();
		showToastNext({ kind: "success", text: words.ended });
		goTo(localePath("/login"));
	}

	if (!sessions && problem) return <LoadFailed words={failed} problem={problem} onAgain={reload} />;
	if (!sessions) {
		return (
			<Loading>
				<Skeleton shape="text" lines={3} />
			</Loading>
		);
	}
	return (
		<>
			<ul className={styles.list}>
				{sessions.map(({ id, device, created_at, current }) => (
					<li key={id} className={styles.device}>
						<Icon glyph={MonitorSmartphone} />
						<div>
							<p className={styles.name}>{device || words.unknown}</p>
							<p className={styles.since}>
								{words.since.replace("{date}", formatDate(wallTime(new Date(created_at)).date))}
							</p>
						</div>
						{current && <Chip>{words.current}</Chip>}
					</li>
				))}
			</ul>
			<Button look="ghost" busy={busy} onClick={() => void endAll()}>
				{words.end}
			</Button>
		</>
	);
}
