import {
	closestCenter,
	DndContext,
	type DragEndEvent,
	PointerSensor,
	useDraggable,
	useDroppable,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import { ActionIcon, Button, VisuallyHidden } from "@mantine/core";
import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { FieldGroup } from "../fields/field-group.tsx";
import { moveItem, useItemKeys } from "./item-keys.ts";
import styles from "./list-field.module.css";

interface ListItemProps {
	id: number;
	place: number;
	count: number;
	/** For labels and announcements. */
	name: string;
	onMove: (to: number) => void;
	onRemove?: (() => void) | undefined;
	children: ReactNode;
}

function ListItem({ id, place, count, name, onMove, onRemove, children }: ListItemProps) {
	const { setNodeRef: setDropRef, isOver } = useDroppable({ id });
	const { setNodeRef: setDragRef, setActivatorNodeRef, listeners, transform, isDragging } = useDraggable({ id });
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
			{/* For the pointer; the keyboard uses the arrow buttons. */}
			<span ref={setActivatorNodeRef} className={styles.grip} aria-hidden {...listeners}>
				<GripVertical size={20} />
			</span>
			<div className={styles.content}>{children}</div>
			<div className={styles.tools}>
				<ActionIcon
					aria-label={m.parts_move_up({ item: name })}
					disabled={place === 0}
					onClick={() => onMove(place - 1)}
				>
					<ArrowUp size={18} aria-hidden />
				</ActionIcon>
				<ActionIcon
					aria-label={m.parts_move_down({ item: name })}
					disabled={place === count - 1}
					onClick={() => onMove(place + 1)}
				>
					<ArrowDown size={18} aria-hidden />
				</ActionIcon>
				{onRemove && (
					<ActionIcon aria-label={m.parts_remove({ item: name })} color="danger" onClick={onRemove}>
						<Trash2 size={18} aria-hidden />
					</ActionIcon>
				)}
			</div>
		</li>
	);
}

const maximumItems = 100;

interface ListFieldProps<T> {
	label: string;
	description?: string;
	value: readonly T[];
	onChange: (value: T[]) => void;
	/** Without it the items can only be reordered. */
	add?: { label: string; blank: () => T } | undefined;
	/** For labels and announcements; items without a name get their number. */
	nameOf: (item: T) => string;
	children: (item: T, change: (item: T) => void, place: number) => ReactNode;
	error?: string | undefined;
}

// dnd-kit announces in English; moves are announced below.
const nothing = () => undefined;
const silent = {
	announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
	screenReaderInstructions: { draggable: "" },
};

/** Add, remove, reorder by drag or by buttons. */
export function ListField<T>({ label, description, value, onChange, add, nameOf, children, error }: ListFieldProps<T>) {
	const { keys, added, removed, moved } = useItemKeys(value.length);
	const [announced, setAnnounced] = useState("");
	// Distinguishes a drag from a tap.
	const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));

	const name = (place: number) => {
		const item = value[place];
		return (item === undefined ? "" : nameOf(item)) || m.parts_item({ number: place + 1 });
	};

	function move(from: number, to: number) {
		if (from < 0 || to < 0 || from === to) return;
		setAnnounced(m.parts_moved({ item: name(from), place: to + 1, count: value.length }));
		moved(from, to);
		onChange(moveItem(value, from, to));
	}

	function drop({ active, over }: DragEndEvent) {
		if (over) move(keys.indexOf(Number(active.id)), keys.indexOf(Number(over.id)));
	}

	function remove(place: number) {
		setAnnounced(m.parts_removed({ item: name(place) }));
		removed(place);
		onChange(value.filter((_, index) => index !== place));
	}

	return (
		<FieldGroup label={label} description={description} error={error}>
			<DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={silent} onDragEnd={drop}>
				<ol className={styles.list}>
					{value.map((item, place) => (
						<ListItem
							key={keys[place]}
							id={keys[place] ?? place}
							place={place}
							count={value.length}
							name={name(place)}
							onMove={(to) => move(place, to)}
							onRemove={add && (() => remove(place))}
						>
							{children(
								item,
								(changed) => onChange(value.map((old, index) => (index === place ? changed : old))),
								place,
							)}
						</ListItem>
					))}
				</ol>
			</DndContext>
			{value.length === 0 && <p className={styles.none}>{m.parts_list_empty()}</p>}
			{add && (
				<Button
					variant="default"
					leftSection={<Plus size={18} aria-hidden />}
					disabled={value.length >= maximumItems}
					onClick={() => {
						added();
						onChange([...value, add.blank()]);
					}}
				>
					{add.label}
				</Button>
			)}
			<VisuallyHidden component="output">{announced}</VisuallyHidden>
		</FieldGroup>
	);
}
