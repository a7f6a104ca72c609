import { Button, Group, Stack, Text } from "@mantine/core";
import { m } from "../../paraglide/messages.js";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { CodeField } from "../../parts/fields/code-field.tsx";
import { useCode } from "./use-code.ts";

/** A last code shows that whoever turns it off has the phone. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
	const { field, busy, send } = useCode("turnOffSecondFactor", m.profile_turned_off, onClose);
	return (
		<Dialog onClose={onClose} title={m.profile_turn_off_title()}>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					send();
				}}
			>
				<Stack gap="lg">
					<Text>{m.profile_turn_off_text()}</Text>
					<CodeField {...field} />
					<Group justify="end" gap="sm">
						<Button variant="default" onClick={onClose}>
							{m.parts_cancel()}
						</Button>
						<Button type="submit" color="danger" loading={busy}>
							{m.profile_turn_off()}
						</Button>
					</Group>
				</Stack>
			</form>
		</Dialog>
	);
}
