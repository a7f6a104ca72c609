import type { StaffApiError } from "@kvart/contract/staff/client";
import type { Substitution } from "@kvart/contract/staff/own-classes";
import { Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Check, UserSearch } from "lucide-react";
import { useState } from "react";
import { formatMoment, nameOf } from "../../../lib/labels.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog, DialogForm } from "../../../parts/dialog/dialog.tsx";
import { ChangePreviewForm } from "../dialogs/change-preview.tsx";
import { isCoachOnly, Obstacles } from "../dialogs/conflicts.tsx";
import { doneMessage, type Made, noObstacle, obstacleOf, scheduleQueries } from "../dialogs/use-schedule-change.ts";
import { FoldedBar } from "../folded-bar.tsx";
import styles from "../schedule.module.css";

interface Away {
	coachId: number;
	date: string;
	/** The class that the coach asked about. */
	periodId: number;
}

interface SubstitutionsBarProps {
	gymId: number;
	/** Opens the dialog with all classes of the coach on that day. */
	onSolve: (away: Away) => void;
	onDone: (made: Made) => void;
}

function classLabel({ training, training_date, time }: Substitution): string {
	return `${nameOf(training)}, ${formatMoment(training_date, time)}`;
}

/** Confirming is the change of a coach who is away: with preview, undo, and one mail to each person booked. */
function useConfirm(
	{ coach, period_id, version, training_date: date, taken_by }: Substitution,
	onDone: SubstitutionsBarProps["onDone"],
) {
	const [obstacle, setObstacle] = useState(noObstacle);
	const onRefusal = (error: StaffApiError) => {
		const found = obstacleOf(error);
		setObstacle(found ?? noObstacle);
		return found !== null && isCoachOnly(found);
	};
	const accepted = isCoachOnly(obstacle);
	const prepare = useChange("setCoachAway", { onRefusal });
	const change = useChange("setCoachAway", { refresh: scheduleQueries, done: doneMessage, onDone });
	function send(options: { preview: boolean; send_at_once: boolean }) {
		const items = [{ period_id, version, date, substitute_id: taken_by?.id ?? null }];
		(options.preview ? prepare : change).mutate({
			params: { id: coach.id },
			body: { items, accept_coach: accepted, ...options },
		});
	}
	return { prepare, change, send, obstacle, clear: () => setObstacle(noObstacle) };
}

function Request({ one, onSolve, onDone }: { one: Substitution } & Omit<SubstitutionsBarProps, "gymId">) {
	const decline = useChange("declineSubstitution", {
		refresh: ["listSubstitutions"],
		done: m.schedule_substitution_declined,
	});
	const { prepare, change, send, obstacle, clear } = useConfirm(one, onDone);
	const [confirming, setConfirming] = useState(false);
	const label = classLabel(one);
	const why = one.absent ? m.schedule_substitution_absent : m.schedule_substitution_offer;
	const preview = prepare.data?.preview;

	function start() {
		setConfirming(true);
		send({ preview: true, send_at_once: false });
	}

	function close() {
		setConfirming(false);
		clear();
		prepare.reset();
	}

	return (
		<li className={styles.change} data-urgent={(one.absent && !one.taken_by) || undefined}>
			<div className={styles.what}>
				<Text fw={700}>{why({ name: one.coach.name, training: label })}</Text>
				<Text size="sm">
					{one.taken_by ? m.schedule_substitution_taken({ name: one.taken_by.name }) : m.schedule_substitution_nobody()}
					{" · "}
					{m.schedule_away_booked({ count: one.taken })}
				</Text>
			</div>
			<Group gap="xs">
				{one.taken_by && (
					<Button
						size="compact-md"
						leftSection={<Check size={18} aria-hidden />}
						aria-label={`${m.schedule_substitution_confirm()}: ${label}`}
						loading={prepare.isPending}
						onClick={start}
					>
						{m.schedule_substitution_confirm()}
					</Button>
				)}
				<Button
					size="compact-md"
					variant="default"
					leftSection={<UserSearch size={18} aria-hidden />}
					aria-label={`${m.schedule_substitution_solve()}: ${label}`}
					onClick={() => onSolve({ coachId: one.coach.id, date: one.training_date, periodId: one.period_id })}
				>
					{m.schedule_substitution_solve()}
				</Button>
				<Button
					size="compact-md"
					variant="subtle"
					aria-label={`${m.schedule_substitution_decline()}: ${label}`}
					loading={decline.isPending}
					onClick={() => decline.mutate({ params: { id: one.id } })}
				>
					{m.schedule_substitution_decline()}
				</Button>
			</Group>
			{confirming && !preview && isCoachOnly(obstacle) && (
				<Dialog onClose={close} title={m.schedule_substitution_confirm()}>
					<DialogForm submit={m.schedule_confirm_anyway()} busy={prepare.isPending} onSubmit={start} onClose={close}>
						<Obstacles obstacle={obstacle} />
					</DialogForm>
				</Dialog>
			)}
			{confirming && preview && (
				<Dialog size="52rem" onClose={close} title={m.schedule_substitution_confirm()}>
					<ChangePreviewForm
						preview={preview}
						submit={m.schedule_substitution_confirm()}
						busy={change.isPending}
						back={close}
						confirm={(atOnce) => send({ preview: false, send_at_once: atOnce })}
					/>
				</Dialog>
			)}
		</li>
	);
}

const refetchMilliseconds = 30_000;

/** Coaches who cannot come or look for a substitute; nothing is shown while there are none. */
export function SubstitutionsBar({ gymId, onSolve, onDone }: SubstitutionsBarProps) {
	const { data = [] } = useQuery({ ...apiQuery("listSubstitutions"), refetchInterval: refetchMilliseconds });
	const ofClub = data.filter(({ gym }) => gym.id === gymId);
	return (
		<FoldedBar
			label={m.schedule_substitutions()}
			look="attention"
			rows={ofClub.map((one) => <Request key={one.id} one={one} onSolve={onSolve} onDone={onDone} />)}
		/>
	);
}
