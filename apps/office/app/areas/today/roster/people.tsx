import { matchesPerson } from "@kvart/contract/staff/person-search";
import type { Roster, RosterEntry } from "@kvart/contract/staff/today";
import { ActionIcon, Anchor, Badge, Button, TextInput, VisuallyHidden } from "@mantine/core";
import { Check, HeartPulse, Search, Undo2, UserSearch, Users, UserX } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { formatInstant, formatInstantClock } from "../../../lib/format.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { ConfirmDialog } from "../../../parts/dialog/dialog.tsx";
import { answerColors, reasonLabel } from "../../../parts/memberships/labels.ts";
import { EmptyState } from "../../../parts/states/states.tsx";
import { cacheRoster } from "../desk-queries.ts";
import { personName } from "../training-labels.ts";
import { CallLink } from "./call-link.tsx";
import styles from "./roster.module.css";
import { awaitedFirst, type RosterState } from "./roster-state.ts";

interface PersonRowProps {
	entry: RosterEntry;
	busy: boolean;
	/** Whether people can be checked in. */
	open: boolean;
	onCancel?: () => void;
	onCheckIn: () => void;
	onUndo: () => void;
}

function CheckIn({ entry, busy, open, onCheckIn, onUndo }: Omit<PersonRowProps, "onCancel">) {
	const name = personName(entry);
	if (entry.checked_in_at === null) {
		return (
			<Button
				className={styles.checkIn}
				aria-label={m.today_check_in_of({ name })}
				leftSection={<Check size={20} aria-hidden />}
				loading={busy}
				disabled={!open}
				onClick={onCheckIn}
			>
				{m.today_check_in()}
			</Button>
		);
	}
	return (
		<div className={styles.here}>
			<span className={styles.since}>
				<Check size={18} strokeWidth={3} aria-hidden />
				{m.today_here_since({ time: formatInstantClock(entry.checked_in_at) })}
			</span>
			<ActionIcon aria-label={m.today_undo_of({ name })} title={m.today_undo()} loading={busy} onClick={onUndo}>
				<Undo2 size={20} aria-hidden />
			</ActionIcon>
		</div>
	);
}

/**
 * The membership's verdict, unless all is well. Members without one are no exception in a chain that also sells at the
 * door.
 */
function VerdictBadge({ verdict }: Pick<RosterEntry, "verdict">) {
	if (!verdict || verdict.answer === "allow") return null;
	const color = verdict.reason === "none" ? "gray" : answerColors[verdict.answer];
	return <Badge color={color}>{reasonLabel(verdict)}</Badge>;
}

function PersonRow({ entry, onCancel, ...checkInProps }: PersonRowProps) {
	const name = personName(entry);
	const facts = [
		entry.card_id && m.today_card({ card: entry.card_id }),
		m.today_booked_at({ when: formatInstant(entry.booked_at) }),
		entry.booked_by && m.today_booked_by({ name: entry.booked_by }),
	];
	return (
		<li className={styles.person} data-here={entry.checked_in_at !== null || undefined}>
			<div className={styles.who}>
				<div className={styles.name}>
					{entry.member_id === null ? (
						name
					) : (
						<Anchor component={Link} to={`/members/list/${entry.member_id}`} inherit>
							{name}
						</Anchor>
					)}
					{entry.member_id === null && entry.last_name !== "" && <Badge color="gray">{m.today_guest()}</Badge>}
					{entry.confirm_until !== null && <Badge color="gray">{m.today_unconfirmed()}</Badge>}
					{entry.trial && <Badge color="booked">{m.today_trial()}</Badge>}
					{entry.checked_in_at === null && <VerdictBadge verdict={entry.verdict} />}
					{entry.walk_in && <Badge color="gray">{m.today_walked_in()}</Badge>}
				</div>
				{entry.injuries.length > 0 && (
					<p className={styles.injury}>
						<HeartPulse size={18} aria-hidden />
						<span>
							<VisuallyHidden>{m.today_injury()} </VisuallyHidden>
							{entry.injuries.join("; ")}
						</span>
					</p>
				)}
				<p className={styles.facts}>{facts.filter(Boolean).join(" · ")}</p>
			</div>
			{entry.phone && <CallLink person={entry} />}
			<div className={styles.actions}>
				<CheckIn entry={entry} {...checkInProps} />
				{onCancel && (
					<ActionIcon
						color="danger"
						aria-label={m.today_cancel_of({ name })}
						title={m.today_cancel()}
						onClick={onCancel}
					>
						<UserX size={20} aria-hidden />
					</ActionIcon>
				)}
			</div>
		</li>
	);
}

function CancelDialog({ entry, waiting, onClose }: { entry: RosterEntry; waiting: boolean; onClose: () => void }) {
	const cancel = useChange("cancelAtDesk", {
		done: ({ training: { taken, capacity } }) =>
			waiting && taken >= capacity ? m.today_cancel_passed_on() : m.today_cancel_done(),
		onDone: (roster) => {
			cacheRoster(roster);
			onClose();
		},
	});
	return (
		<ConfirmDialog
			title={m.today_cancel_ask()}
			text={(waiting ? m.today_cancel_text_waiting : m.today_cancel_text)({ name: personName(entry) })}
			confirm={m.today_cancel()}
			danger
			busy={cancel.isPending}
			onConfirm={() => cancel.mutate({ params: { id: entry.booking_id } })}
			onClose={onClose}
		/>
	);
}

function useCheckIn() {
	const checkIn = useChange("checkIn", { onDone: cacheRoster });
	const undo = useChange("undoCheckIn", { onDone: cacheRoster });
	const busy = [checkIn, undo].find(({ isPending }) => isPending)?.variables?.params.id;
	return {
		busy,
		checkIn: (id: number) => checkIn.mutate({ params: { id } }),
		undo: (id: number) => undo.mutate({ params: { id } }),
	};
}

export function People({ roster: { people, waiting }, state }: { roster: Roster; state: RosterState }) {
	const [text, setText] = useState("");
	const [cancelling, setCancelling] = useState<RosterEntry | null>(null);
	const search = useRef<HTMLInputElement>(null);
	const { busy, checkIn, undo } = useCheckIn();
	const found = awaitedFirst(text.trim() === "" ? people : people.filter((entry) => matchesPerson(entry, text)));

	function arrive(id: number) {
		checkIn(id);
		if (text === "") return;
		// Ready for the next person.
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
			{cancelling && (
				<CancelDialog entry={cancelling} waiting={waiting.length > 0} onClose={() => setCancelling(null)} />
			)}
		</>
	);
}
