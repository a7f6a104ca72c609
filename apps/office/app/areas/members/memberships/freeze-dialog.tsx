import { leastFreezeDays } from "@kvart/contract/memberships/freeze";
import type { OwnMembership } from "@kvart/contract/memberships/own";
import { StaffApiError } from "@kvart/contract/staff/client";
import { addDays, type CalendarDate } from "@kvart/contract/time";
import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { problemMessage } from "../../../i18n/error-messages.ts";
import { formatDate } from "../../../lib/format.ts";
import { calls } from "../../../lib/queries.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog, DialogForm } from "../../../parts/dialog/dialog.tsx";
import { Facts } from "../../../parts/facts/facts.tsx";
import { DateField } from "../../../parts/fields/date-fields.tsx";
import { titleOf } from "../../../parts/memberships/labels.ts";

interface FreezeDialogProps {
	membership: OwnMembership;
	tomorrow: CalendarDate;
	onDone: () => void;
	onClose: () => void;
}

/** The new last day is shown before it is confirmed. */
function usePreview(id: number, from: CalendarDate | null, until: CalendarDate | null) {
	const body = { from: from ?? "", until: until ?? "" };
	return useQuery({
		queryKey: ["freezeAtDesk", id, from, until],
		queryFn: () => calls.freezeAtDesk({ params: { id }, query: { preview: "1" }, body }),
		enabled: from !== null && until !== null,
		retry: false,
	});
}

export function FreezeDialog({ membership, tomorrow, onDone, onClose }: FreezeDialogProps) {
	const { id, starts_on, freeze_days } = membership;
	const first = starts_on > tomorrow ? starts_on : tomorrow;
	const [from, setFrom] = useState<CalendarDate | null>(first);
	const [until, setUntil] = useState<CalendarDate | null>(addDays(first, leastFreezeDays - 1));
	const preview = usePreview(id, from, until);
	const freeze = useChange("freezeAtDesk", { done: m.members_frozen_done, onDone });
	const refusal = preview.error instanceof StaffApiError ? problemMessage(preview.error.code) : undefined;

	function send() {
		if (from && until) freeze.mutate({ params: { id }, query: {}, body: { from, until } });
	}

	return (
		<Dialog title={m.members_freeze_of({ title: titleOf(membership) })} onClose={onClose}>
			<DialogForm
				submit={m.members_freeze()}
				busy={freeze.isPending}
				disabled={!preview.data}
				onSubmit={send}
				onClose={onClose}
			>
				<Text c="dimmed">{m.members_freeze_text({ days: freeze_days })}</Text>
				<DateField name="from" label={m.members_freeze_from()} value={from} min={first} onChange={setFrom} />
				<DateField
					name="until"
					label={m.members_freeze_until()}
					value={until}
					min={first}
					error={refusal}
					onChange={setUntil}
				/>
				<div aria-live="polite">
					{preview.data && <Facts facts={[[m.members_freeze_ends(), formatDate(preview.data.ends_on)]]} />}
				</div>
			</DialogForm>
		</Dialog>
	);
}
