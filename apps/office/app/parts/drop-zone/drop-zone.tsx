import { type DragEvent, type ReactNode, useState } from "react";
import styles from "./drop-zone.module.css";

interface DropZoneProps {
	onFile: (file: File | undefined) => void;
	children: ReactNode;
}

/** Takes a dropped file. The keyboard needs a button among its children. */
export function DropZone({ onFile, children }: DropZoneProps) {
	const [over, setOver] = useState(false);

	function dragOver(event: DragEvent) {
		event.preventDefault();
		setOver(true);
	}

	function drop(event: DragEvent) {
		event.preventDefault();
		setOver(false);
		onFile(event.dataTransfer.files[0]);
	}

	return (
		// oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keyboard users have the button
		<div
			className={styles.zone}
			data-over={over || undefined}
			onDragOver={dragOver}
			onDragLeave={() => setOver(false)}
			onDrop={drop}
		>
			{children}
		</div>
	);
}
