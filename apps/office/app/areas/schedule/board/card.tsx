import { useDraggable } from "@dnd-kit/core";
import type { ScheduleEntry } from "@kvart/contract/staff/schedule";
import { formatTime } from "@kvart/contract/time";
import { VisuallyHidden } from "@mantine/core";
import { GripVertical, TriangleAlert } from "lucide-react";
import type { CSSProperties } from "react";
import { formatLongDate } from "../../../lib/format.ts";
import { nameOf } from "../../../lib/labels.ts";
import { m } from "../../../paraglide/messages.js";
import { coachLabel, movedLabel, needsCoach, offLabel } from "../labels.ts";
import styles from "./board.module.css";
import type { Target } from "./scale.ts";

interface CardProps {
	entry: ScheduleEntry;
	place: CSSProperties;
	movable: boolean;
	passed: boolean;
	/** Labels of conflicting trainings. */
	conflicts: readonly string[];
	/** The place over which it is dragged. */
	landing: Target | null;
	/** It cannot be dropped there as it is. */
	refused: boolean;
	/** The dragged card conflicts with this one. */
	inTheWay: boolean;
	onOpen: () => void;
	onRemove: () => void;
}

/** Click opens, drag moves; the handle moves it by keyboard. */
export function Card(props: CardProps) {
	const { entry, place, movable, passed, conflicts, landing, refused, inTheWay, onOpen, onRemove } = props;
	const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useDraggable({
		id: entry.period_id,
		data: entry,
		disabled: !movable,
	});
	const { onKeyDown, ...byHand } = listeners ?? {};
	const training = nameOf(entry.training);
	const time = formatTime(landing?.time ?? entry.time);
	const handle = { training, date: formatLongDate(entry.training_date), time: formatTime(entry.time) };
	const tight = entry.duration < 45;
	return (
		<div
			ref={setNodeRef}
			className={styles.card}
			data-state={entry.cancelled ? "cancelled" : passed ? "passed" : "open"}
			data-full={entry.taken >= entry.capacity || undefined}
			data-promotion={entry.promotion || undefined}
			data-conflict={conflicts.length > 0 || undefined}
			data-dragging={isDragging || undefined}
			data-refused={refused || undefined}
			data-in-the-way={inTheWay || undefined}
			data-tight={tight || undefined}
			style={{ ...place, ...(transform && { translate: `${transform.x}px ${transform.y}px` }) }}
			{...byHand}
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
				<span className={styles.name}>{training}</span>
				<span
					className={styles.coach}
					data-substitute={entry.substitute ? true : undefined}
					data-missing={needsCoach(entry) || undefined}
				>
					{entry.moved_to ? movedLabel(entry, entry.moved_to) : coachLabel(entry)}
				</span>
			</button>
			{movable && (
				<button
					type="button"
					ref={setActivatorNodeRef}
					className={styles.handle}
					{...attributes}
					{...(onKeyDown && { onKeyDown: (event) => (onKeyDown as (event: unknown) => void)(event) })}
					aria-label={m.schedule_move_handle(handle)}
				>
					<GripVertical size={16} aria-hidden />
				</button>
			)}
		</div>
	);
}
