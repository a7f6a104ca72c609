import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { fieldMessage } from "../../i18n/field-message.ts";
import { m } from "../../paraglide/messages.js";
import { Dialog } from "../dialog/dialog.tsx";

interface ConfirmDialogProps {
	title: string;
	/** What will happen, and whether it can be undone. */
	text: ReactNode;
	/** The deed as a verb: "Blokiraj nalog", never "OK". */
	confirm: string;
	/** It takes something away. */
	danger?: boolean;
	/** Asks why; the deed waits for an answer. */
	reason?: { label: string; description?: string };
	busy?: boolean;
	onConfirm: (reason: string) => void;
	onClose: () => void;
}

/** Asks before something that is not easily undone. Rendered only while it is open. */
export function ConfirmDialog({
	title,
	text,
	confirm,
	danger = false,
	reason,
	busy = false,
	onConfirm,
	onClose,
}: ConfirmDialogProps) {
	const [given, setGiven] = useState("");
	const [missing, setMissing] = useState(false);

	function send() {
		if (reason && given.trim() === "") return setMissing(true);
		return onConfirm(given.trim());
	}

	return (
		<Dialog onClose={onClose} title={title}>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					send();
				}}
			>
				<Stack gap="lg">
					<Text component="div">{text}</Text>
					{reason && (
						<Textarea
							label={reason.label}
							description={reason.description}
							required
							maxLength={500}
							value={given}
							error={missing && given.trim() === "" ? fieldMessage("required-field") : undefined}
							onChange={({ currentTarget }) => setGiven(currentTarget.value)}
						/>
					)}
					<Group justify="end" gap="sm">
						<Button variant="default" onClick={onClose}>
							{m.parts_cancel()}
						</Button>
						<Button type="submit" loading={busy} {...(danger && { color: "danger" })}>
							{confirm}
						</Button>
					</Group>
				</Stack>
			</form>
		</Dialog>
	);
}
