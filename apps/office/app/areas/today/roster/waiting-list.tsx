import type { DeskMember, DeskTraining, Roster, WaitingEntry } from "@kvart/contract/staff/today";
import { ActionIcon, Button, Text } from "@mantine/core";
import { UserPlus, UserX } from "lucide-react";
import { useState } from "react";
import { formatInstant } from "../../../lib/format.ts";
import { notifyDone } from "../../../lib/notify.ts";
import { fullName } from "../../../lib/staff.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { ConfirmDialog, Dialog } from "../../../parts/dialog/dialog.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { cacheRoster } from "../desk-queries.ts";
import { personName } from "../training-labels.ts";
import { CallLink } from "./call-link.tsx";
import { MemberSearch } from "./member-search.tsx";
import styles from "./roster.module.css";
import type { RosterState } from "./roster-state.ts";

function WaitDialog({ training, onClose }: { training: DeskTraining; onClose: () => void }) {
	const [chosen, setChosen] = useState<DeskMember | null>(null);
	const wait = useChange("waitAtDesk", {
		onDone: (roster) => {
			cacheRoster(roster);
			notifyDone(m.today_wait_done({ name: chosen ? fullName(chosen) : "" }));
			onClose();
		},
	});

	function choose(member: DeskMember, foundBy: string) {
		setChosen(member);
		const body = { member_id: member.id, found_by: foundBy, date: training.date };
		wait.mutate({ params: { id: training.period_id }, body });
	}

	return (
		<Dialog onClose={onClose} title={m.today_wait()}>
			<MemberSearch
				action={m.today_wait_put()}
				actionOf={(name) => m.today_wait_put_of({ name })}
				busyId={wait.isPending ? chosen?.id : undefined}
				onChoose={choose}
			/>
		</Dialog>
	);
}

function EndWaitDialog({ entry, onClose }: { entry: WaitingEntry; onClose: () => void }) {
	const end = useChange("endWaitAtDesk", {
		done: m.today_wait_end_done,
		onDone: (roster) => {
			cacheRoster(roster);
			onClose();
		},
	});
	return (
		<ConfirmDialog
			title={m.today_wait_end_ask()}
			text={m.today_wait_end_text({ name: personName(entry) })}
			confirm={m.today_wait_end()}
			danger
			busy={end.isPending}
			onConfirm={() => end.mutate({ params: { id: entry.wait_id } })}
			onClose={onClose}
		/>
	);
}

interface WaitingRowProps {
	entry: WaitingEntry;
	position: number;
	busy: boolean;
	/** Only while a place is free. */
	onBook?: () => void;
	onEnd: () => void;
}

function WaitingRow({ entry, position, busy, onBook, onEnd }: WaitingRowProps) {
	const name = personName(entry);
	const facts = [
		entry.card_id && m.today_card({ card: entry.card_id }),
		m.today_waiting_since({ when: formatInstant(entry.waiting_since) }),
	];
	return (
		<li className={styles.person}>
			<div className={styles.who}>
				<div className={styles.name}>
					{position}. {name}
				</div>
				<p className={styles.facts}>{facts.filter(Boolean).join(" · ")}</p>
			</div>
			<CallLink person={entry} />
			<div className={styles.actions}>
				{onBook && (
					<Button
						className={styles.checkIn}
						aria-label={m.today_enter_of({ name })}
						leftSection={<UserPlus size={20} aria-hidden />}
						loading={busy}
						onClick={onBook}
					>
						{m.today_enter()}
					</Button>
				)}
				<ActionIcon aria-label={m.today_wait_end_of({ name })} title={m.today_wait_end()} onClick={onEnd}>
					<UserX size={20} aria-hidden />
				</ActionIcon>
			</div>
		</li>
	);
}

/** The waiting list, in its order. */
export function WaitingList({ roster: { training, waiting }, state }: { roster: Roster; state: RosterState }) {
	const [adding, setAdding] = useState(false);
	const [ending, setEnding] = useState<WaitingEntry | null>(null);
	const book = useChange("bookMemberAtDesk", { onDone: cacheRoster });
	const busyId = book.isPending ? book.variables.body.member_id : undefined;

	function enter(entry: WaitingEntry) {
		const body = { member_id: entry.member_id, date: training.date, arrived: false };
		const onSuccess = () => notifyDone(m.today_entered({ name: personName(entry) }));
		book.mutate({ params: { id: training.period_id }, body }, { onSuccess });
	}

	if (waiting.length === 0 && !state.wait) return null;
	return (
		<Panel
			title={m.today_waiting()}
			text={m.today_waiting_text()}
			actions={
				state.wait && (
					<Button
						variant="default"
						leftSection={<UserPlus size={20} aria-hidden />}
						aria-haspopup="dialog"
						onClick={() => setAdding(true)}
					>
						{m.today_wait()}
					</Button>
				)
			}
		>
			{waiting.length === 0 ? (
				<Text>{m.today_waiting_nobody()}</Text>
			) : (
				<ol className={styles.people}>
					{waiting.map((entry, index) => (
						<WaitingRow
							key={entry.wait_id}
							entry={entry}
							position={index + 1}
							busy={busyId === entry.member_id}
							onEnd={() => setEnding(entry)}
							{...(state.add && { onBook: () => enter(entry) })}
						/>
					))}
				</ol>
			)}
			{adding && <WaitDialog training={training} onClose={() => setAdding(false)} />}
			{ending && <EndWaitDialog entry={ending} onClose={() => setEnding(null)} />}
		</Panel>
	);
}
