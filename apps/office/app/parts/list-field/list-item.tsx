import { useDraggable, useDroppable } from "@dnd-kit/core";
import { ActionIcon } from "@mantine/core";
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import styles from "./list-field.module.css";

interface ListItemProps {
	id: number;
	place: number;
	count: number;
	/** How the item is called in what is said about it. */
	name: string;
	disabled: boolean;
	onMove: (to: number) => void;
	/** None where items are only moved. */
	onRemove?: (() => void) | undefined;
	children: ReactNode;
}

export function ListItem({ id, place, count, name, disabled, onMove, onRemove, children }: ListItemProps) {
	const { setNodeRef: setDropRef, isOver } = useDroppable({ id });
	const {
		setNodeRef: setDragRef,
		setActivatorNodeRef,
		listeners,
		transform,
		isDragging,
	} = useDraggable({ id, disabled });
	const lift = transform ? { transform: `translateY(${Math.round(transform.y)}px)` } : undefined;
	return (
		<li
			ref={(node) => {
				setDropRef(node);
				setDragRef(node);
			}}
			className={styles.item}
			style={lift}
			data-dragged={isDragging || undefined}
			data-over={(isOver && !isDragging) || undefined}
		>
			{/* For the pointer; the keyboard has the arrows. */}
			<span ref={setActivatorNodeRef} className={styles.grip} aria-hidden {...listeners}>
				<GripVertical size={20} />
			</span>
			<div className={styles.content}>{children}</div>
			<div className={styles.tools}>
				<ActionIcon
					aria-label={m.parts_move_up({ item: name })}
					disabled={disabled || place === 0}
					onClick={() => onMove(place - 1)}
				>
					<ArrowUp size={18} aria-hidden />
				</ActionIcon>
				<ActionIcon
					aria-label={m.parts_move_down({ item: name })}
					disabled={disabled || place === count - 1}
					onClick={() => onMove(place + 1)}
				>
					<ArrowDown size={18} aria-hidden />
				</ActionIcon>
				{onRemove && (
					<ActionIcon aria-label={m.parts_remove({ item: name })} color="danger" disabled={disabled} onClick={onRemove}>
						<Trash2 size={18} aria-hidden />
					</ActionIcon>
				)}
			</div>
		</li>
	);
}
