import { Alert, Button, Group, Text } from "@mantine/core";
import { problemMessage } from "../../i18n/error-messages.ts";
import { m } from "../../paraglide/messages.js";

interface OverlapAlertProps {
	/** Whom, for the name of the button. */
	name: string;
	busy: boolean;
	onAccept: () => void;
}

/** A warning, not a refusal: staff may book a member twice at the same hour. */
export function OverlapAlert({ name, busy, onAccept }: OverlapAlertProps) {
	return (
		<Alert role="alert" color="warning">
			<Group justify="space-between" gap="sm">
				<Text>{problemMessage("ERR_OVERLAPS")}</Text>
				<Button variant="default" loading={busy} aria-label={`${m.parts_book_anyway()}: ${name}`} onClick={onAccept}>
					{m.parts_book_anyway()}
				</Button>
			</Group>
		</Alert>
	);
}
