import { StaffApiError } from "@kvart/contract/staff/client";
import { Button } from "@mantine/core";
import { RotateCw, TriangleAlert } from "lucide-react";
import { problemMessage } from "../../i18n/problem-message.ts";
import { m } from "../../paraglide/messages.js";
import { EmptyState } from "./empty-state.tsx";

/** What was asked for did not come: why, and once more. */
export function Failure({ error, retry }: { error: unknown; retry?: (() => void) | undefined }) {
	const code = error instanceof StaffApiError ? error.code : null;
	return (
		<div role="alert">
			<EmptyState
				icon={TriangleAlert}
				title={m.parts_failure_title()}
				text={problemMessage(code)}
				action={
					retry && (
						<Button variant="default" leftSection={<RotateCw size={18} aria-hidden />} onClick={retry}>
							{m.parts_retry()}
						</Button>
					)
				}
			/>
		</div>
	);
}
