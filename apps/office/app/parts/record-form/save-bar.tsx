import { Button, Group, Kbd } from "@mantine/core";
import { useEffect } from "react";
import { m } from "../../paraglide/messages.js";
import styles from "./record-form.module.css";

interface SaveBarProps {
	dirty: boolean;
	saving: boolean;
	onDiscard: () => void;
	/** The verb, where it is not "save". */
	label?: string | undefined;
	onSave: () => void;
}

/** Sticks to the bottom while something is not saved; Ctrl+S works from every field. */
export function SaveBar({ dirty, saving, onDiscard, label, onSave }: SaveBarProps) {
	useEffect(() => {
		const listen = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
			event.preventDefault();
			if (dirty && !saving) onSave();
		};
		window.addEventListener("keydown", listen);
		return () => window.removeEventListener("keydown", listen);
	});

	return (
		<div className={styles.bar} data-ground="ink" data-shown={dirty || saving || undefined}>
			<output className={styles.state}>{dirty ? m.parts_unsaved() : ""}</output>
			{(dirty || saving) && (
				<Group gap="sm">
					<Button variant="outline" color="gray.1" disabled={saving} onClick={onDiscard}>
						{m.parts_discard()}
					</Button>
					<Button type="submit" loading={saving} rightSection={<Kbd className={styles.keys ?? ""}>Ctrl S</Kbd>}>
						{label ?? m.parts_save()}
					</Button>
				</Group>
			)}
		</div>
	);
}
