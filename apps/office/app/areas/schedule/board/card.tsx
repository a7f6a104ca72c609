import { useDraggable } from "@dnd-kit/core";
import type { ScheduleEntry } from "@kvart/contract/staff/schedule";
import { formatTime } from "@kvart/contract/time";
import { VisuallyHidden } from "@mantine/core";
import { ClockAlert, GripVertical, TriangleAlert, UserX } from "lucide-react";
import { type ComponentProps, type CSSProperties, useLayoutEffect } from "react";
import { formatLongDate } from "../../../lib/format.ts";
import { nameOf } from "../../../lib/labels.ts";
import { m } from "../../../paraglide/messages.js";
import { coachLabel, isCoachAway, movedLabel, needsCoach, offLabel, shortCoachLabel } from "../labels.ts";
import styles from "./card.module.css";
import type { Dragged } from "./use-board-drag.ts";

interface CardProps {
	entry: ScheduleEntry;
	place: CSSProperties;
	movable: boolean;
	passed: boolean;
	/** Labels of conflicting trainings. */
	conflicts: readonly string[];
	/** While it is dragged. */
	dragged: Dragged | null;
	/** Moves the card by keyboard. */
	handle: Pick<ComponentProps<"button">, "onKeyDown" | "onBlur">;
	/** The dragged card conflicts with this one. */
	inTheWay: boolean;
	onOpen: () => void;
	onRemove: () => void;
}

function Coach({ entry, passed }: Pick<CardProps, "entry" | "passed">) {
	const label = entry.moved_to ? movedLabel(entry, entry.moved_to) : coachLabel(entry);
	return (
		<span
			className={styles.coach}
			title={label}
			data-substitute={entry.substitute ? true : undefined}
			data-missing={needsCoach(entry) || isCoachAway(entry, passed) || undefined}
		>
			<span className={styles.wholeCoach}>{label}</span>
			<span className={styles.shortCoach} aria-hidden>
				{shortCoachLabel(entry)}
			</span>
		</span>
	);
}

/** Not `translate`: the library measures a dragged card again when the board changes, and leaves out only `transform`. */
const shifted = ({ shift }: Dragged) => `translate(${shift.x}px, ${shift.y}px)`;

/** Click opens, drag moves; the handle moves it by keyboard. */
export function Card(props: CardProps) {
	const { entry, place, movable, passed, conflicts, dragged, handle, inTheWay, onOpen, onRemove } = props;
	const { attributes, listeners, node, setNodeRef, setActivatorNodeRef } = useDraggable({
		id: entry.period_id,
		data: entry,
		disabled: !movable,
	});
	// A mouse scrolls the board by itself.
	useLayoutEffect(() => {
		if (dragged?.byKeys) node.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
	}, [node, dragged]);
	const training = nameOf(entry.training);
	const time = formatTime(dragged?.to.time ?? entry.time);
	const moved = { training, date: formatLongDate(entry.training_date), time: formatTime(entry.time) };
	const tight = entry.duration < 45;
	return (
		<div
			ref={setNodeRef}
			className={styles.card}
			data-state={entry.cancelled ? "cancelled" : passed ? "passed" : "open"}
			data-full={entry.taken >= entry.capacity || undefined}
			data-promotion={entry.promotion || undefined}
			data-conflict={conflicts.length > 0 || undefined}
			data-dragging={dragged ? true : undefined}
			data-refused={(dragged && dragged.obstacles.length > 0) || undefined}
			data-in-the-way={inTheWay || undefined}
			data-tight={tight || undefined}
			style={{ ...place, ...(dragged && { transform: shifted(dragged) }) }}
			{...listeners}
		>
			<button
				type="button"
				className={styles.open}
				onClick={onOpen}
				onKeyDown={(event) => {
					if (event.key === "Delete" && movable) onRemove();
				}}
			>
				<span className={styles.line}>
					<span className={styles.when}>
						<time>{time}</time>
						{conflicts.length > 0 && (
							<span title={conflicts.join("\n")}>
								<TriangleAlert size={14} className={styles.conflict} aria-label={m.schedule_clash()} />
							</span>
						)}
						{isCoachAway(entry, passed) && (
							<span title={m.schedule_coach_away()}>
								<UserX size={14} className={styles.conflict} aria-label={m.schedule_coach_away()} />
							</span>
						)}
						{entry.outside_hours && !entry.cancelled && (
							<span title={m.schedule_outside_hours()}>
								<ClockAlert size={14} className={styles.conflict} aria-label={m.schedule_outside_hours()} />
							</span>
						)}
					</span>
					<span className={styles.places}>
						{entry.cancelled ? offLabel(entry) : `${entry.taken}/${entry.capacity}`}
						{entry.waiting_count > 0 && (
							<span title={m.schedule_waiting_count({ count: entry.waiting_count })}>
								<span aria-hidden> +{entry.waiting_count}</span>
								<VisuallyHidden>{m.schedule_waiting_count({ count: entry.waiting_count })}</VisuallyHidden>
							</span>
						)}
					</span>
				</span>
				<span className={styles.name} title={training}>
					{training}
				</span>
				<Coach entry={entry} passed={passed} />
			</button>
			{movable && (
				<button
					type="button"
					ref={setActivatorNodeRef}
					className={styles.handle}
					{...attributes}
					// The library would say "draggable", in English.
					aria-roledescription={undefined}
					aria-pressed={dragged?.byKeys || undefined}
					{...handle}
					aria-label={m.schedule_move_handle(moved)}
				>
					<GripVertical size={14} aria-hidden />
				</button>
			)}
		</div>
	);
}
