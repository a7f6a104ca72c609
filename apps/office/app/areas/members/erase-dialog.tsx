import { searchForm } from "@kvart/contract/text-search";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { TextField } from "../../parts/fields/text-field.tsx";

interface EraseDialogProps {
	id: number;
	name: string;
	onErased: () => void;
	onClose: () => void;
}

/** Asks for the name once more: nobody erases the wrong person with a tap. */
export function EraseDialog({ id, name, onErased, onClose }: EraseDialogProps) {
	const [typed, setTyped] = useState("");
	const erase = useChange("eraseStaffMember", { done: m.members_erased, onDone: onErased });
	const fits = searchForm(typed.trim()) === searchForm(name);
	return (
		<Dialog onClose={onClose} title={m.members_erase()}>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					if (fits) erase.mutate({ params: { id }, body: { name: typed } });
				}}
			>
				<Stack gap="lg">
					<Text>{m.members_erase_ask()}</Text>
					<TextField name="name" label={m.members_erase_name({ name })} value={typed} onChange={setTyped} />
					<Group justify="end" gap="sm">
						<Button variant="default" onClick={onClose}>
							{m.parts_cancel()}
						</Button>
						<Button type="submit" color="danger" disabled={!fits} loading={erase.isPending}>
							{m.members_erase_confirm()}
						</Button>
					</Group>
				</Stack>
			</form>
		</Dialog>
	);
}
