import { formatDate, wallTime } from "@kvart/contract/time";
import { MonitorSmartphone } from "lucide";
import { problemMessage } from "../../i18n/problem-message.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { api } from "../../lib/api.ts";
import { goTo } from "../../lib/go-to.ts";
import type { ProblemCode } from "../../lib/line-error.ts";
import { endSession } from "../../lib/session.ts";
import { useLive } from "../../lib/use-live.ts";
import { Button } from "../../ui/button/button.tsx";
import { Chip } from "../../ui/chip/chip.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { Loading, Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { showToast, showToastNext } from "../../ui/toast/toast.ts";
import styles from "./account.module.css";
import type { AccountTexts } from "./account.server.ts";
import { withProof } from "./proof.ts";

const loadSessions = (signal: AbortSignal) => api.listSessions(undefined, { signal });

interface DevicesProps {
	texts: AccountTexts["devices"];
	failed: AccountTexts["failed"];
}

/** Sessions of the account, with buttons that end one or all of them. */
export function Devices({ texts, failed }: DevicesProps) {
	const { data: sessions, problem, reload } = useLive(loadSessions);
	const localePath = useLocalePath();
	const { pending, request } = useRequest();

	async function endOne(id: number) {
		if (!(await request(withProof((client) => client.endSession({ params: { id } }))))) return;
		showToast({ kind: "success", text: texts.endedOne });
		await reload();
	}

	async function endAll() {
		if (!(await request(withProof((client) => client.endSessions())))) return;
		endSession();
		showToastNext({ kind: "success", text: texts.ended });
		goTo(localePath("/login"));
	}

	if (!sessions && problem) return <LoadFailed texts={failed} problem={problem} onRetry={reload} />;
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
							<p className={styles.name}>{device || texts.unknown}</p>
							<p className={styles.since}>
								{texts.since.replace("{date}", formatDate(wallTime(new Date(created_at)).date))}
							</p>
						</div>
						{current ? (
							<Chip>{texts.current}</Chip>
						) : (
							<Button
								look="ghost"
								size="small"
								busy={pending}
								aria-label={texts.endOneOf.replace("{device}", device || texts.unknown)}
								onClick={() => void endOne(id)}
							>
								{texts.endOne}
							</Button>
						)}
					</li>
				))}
			</ul>
			<Button look="ghost" busy={pending} onClick={() => void endAll()}>
				{texts.end}
			</Button>
		</>
	);
}

interface LoadFailedProps {
	texts: AccountTexts["failed"];
	problem: ProblemCode;
	onRetry: () => Promise<void>;
}

export function LoadFailed({ texts, problem, onRetry }: LoadFailedProps) {
	return (
		<Notice
			kind="error"
			live
			title={texts.text}
			action={
				<Button look="ghost" size="small" onClick={() => void onRetry()}>
					{texts.again}
				</Button>
			}
		>
			{problemMessage(problem)}
		</Notice>
	);
}
