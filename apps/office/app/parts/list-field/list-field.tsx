import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { Button, VisuallyHidden } from "@mantine/core";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { FieldGroup } from "../fields/field-group.tsx";
import styles from "./list-field.module.css";
import { ListItem } from "./list-item.tsx";
import { moveItem } from "./move-item.ts";
import { useItemKeys } from "./use-item-keys.ts";

interface ListFieldProps<T> {
	/** What the list is of. */
	label: string;
	description?: string;
	value: readonly T[];
	onChange: (value: T[]) => void;
	/** What "add" says and begins with; without it the items are given and only their order can be changed. */
	add?: { label: string; blank: () => T } | undefined;
	/** How an item is called, in what is read out about it; its number stands in for one without a name. */
	nameOf: (item: T) => string;
	/** The fields of one item. */
	children: (item: T, change: (item: T) => void, place: number) => ReactNode;
	error?: string | undefined;
	disabled?: boolean;
	/** No more than this many. */
	most?: number;
}

// The library would speak English; what was moved is said below in the language of the office.
const nothing = () => undefined;
const silent = {
	announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
	screenReaderInstructions: { draggable: "" },
};

/** An ordered list of things with fields of their own: add, remove, move by drag or by the arrows. */
export function ListField<T>({
	label,
	description,
	value,
	onChange,
	add,
	nameOf,
	children,
	error,
	disabled = false,
	most = 100,
}: ListFieldProps<T>) {
	const { keys, added, removed, moved } = useItemKeys(value.length);
	const [said, setSaid] = useState("");
	// A tap on the grip is not a drag yet.
	const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));

	const name = (place: number) => {
		const item = value[place];
		return (item === undefined ? "" : nameOf(item)) || m.parts_item({ number: place + 1 });
	};

	function move(from: number, to: number) {
		if (from < 0 || to < 0 || from === to) return;
		setSaid(m.parts_moved({ item: name(from), place: to + 1, count: value.length }));
		moved(from, to);
		onChange(moveItem(value, from, to));
	}

	function drop({ active, over }: DragEndEvent) {
		if (over) move(keys.indexOf(Number(active.id)), keys.indexOf(Number(over.id)));
	}

	function remove(place: number) {
		setSaid(m.parts_removed({ item: name(place) }));
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
							disabled={disabled}
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
					disabled={disabled || value.length >= most}
					onClick={() => {
						added();
						onChange([...value, add.blank()]);
					}}
				>
					{add.label}
				</Button>
			)}
			<VisuallyHidden component="output">{said}</VisuallyHidden>
		</FieldGroup>
	);
}
