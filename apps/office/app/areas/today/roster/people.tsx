import { matchesPerson } from "@kvart/contract/staff/person-search";
import type { Roster, RosterEntry } from "@kvart/contract/staff/today";
import { TextInput } from "@mantine/core";
import { Search, UserSearch, Users } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { ConfirmDialog } from "../../../parts/confirm/confirm-dialog.tsx";
import { EmptyState } from "../../../parts/states/empty-state.tsx";
import { keepRoster } from "../desk-queries.ts";
import { personName } from "../training-words.ts";
import { PersonRow } from "./person-row.tsx";
import styles from "./roster.module.css";
import type { RosterState } from "./roster-state.ts";

function CancelDialog({ entry, onClose }: { entry: RosterEntry; onClose: () => void }) {
	const cancel = useChange("cancelAtDesk", {
		done: m.today_cancel_done,
		onDone: (roster) => {
			keepRoster(roster);
			onClose();
		},
	});
	return (
		<ConfirmDialog
			title={m.today_cancel_ask()}
			text={m.today_cancel_text({ name: personName(entry) })}
			confirm={m.today_cancel()}
			danger
			busy={cancel.isPending}
			onConfirm={() => cancel.mutate({ params: { id: entry.booking_id } })}
			onClose={onClose}
		/>
	);
}

function useArrivals() {
	const checkIn = useChange("checkIn", { onDone: keepRoster });
	const undo = useChange("undoCheckIn", { onDone: keepRoster });
	const busy = [checkIn, undo].find(({ isPending }) => isPending)?.variables?.params.id;
	return {
		busy,
		checkIn: (id: number) => checkIn.mutate({ params: { id } }),
		undo: (id: number) => undo.mutate({ params: { id } }),
	};
}

/** Who has a place, and who of them is here. What is typed on top leaves those who are meant. */
export function People({ roster: { people }, state }: { roster: Roster; state: RosterState }) {
	const [text, setText] = useState("");
	const [cancelling, setCancelling] = useState<RosterEntry | null>(null);
	const search = useRef<HTMLInputElement>(null);
	const { busy, checkIn, undo } = useArrivals();
	const found = text.trim() === "" ? people : people.filter((entry) => matchesPerson(entry, text));

	function arrive(id: number) {
		checkIn(id);
		if (text === "") return;
		// The next person is already at the desk.
		setText("");
		search.current?.focus();
	}

	function send(event: FormEvent) {
		event.preventDefault();
		const [only, ...others] = found;
		if (state.checkIn && text !== "" && only && others.length === 0 && only.checked_in_at === null)
			arrive(only.booking_id);
	}

	if (people.length === 0) return <EmptyState icon={Users} title={m.today_nobody()} text={m.today_nobody_text()} />;
	return (
		<>
			<search>
				<form onSubmit={send}>
					<TextInput
						ref={search}
						label={m.today_search()}
						description={m.today_search_text()}
						leftSection={<Search size={18} aria-hidden />}
						value={text}
						autoComplete="off"
						enterKeyHint="done"
						onChange={({ currentTarget }) => setText(currentTarget.value)}
					/>
				</form>
			</search>
			{found.length === 0 ? (
				<EmptyState icon={UserSearch} title={m.today_not_listed()} text={m.today_not_listed_text()} />
			) : (
				<ul className={styles.people}>
					{found.map((entry) => (
						<PersonRow
							key={entry.booking_id}
							entry={entry}
							busy={busy === entry.booking_id}
							open={state.checkIn}
							onCheckIn={() => arrive(entry.booking_id)}
							onUndo={() => undo(entry.booking_id)}
							{...(state.change && { onCancel: () => setCancelling(entry) })}
						/>
					))}
				</ul>
			)}
			{cancelling && <CancelDialog entry={cancelling} onClose={() => setCancelling(null)} />}
		</>
	);
}
