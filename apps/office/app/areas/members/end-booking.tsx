import type { StaffMember, StaffMemberBooking, StaffMemberWait } from "@kvart/contract/staff/members";
import { Button } from "@mantine/core";
import { useState } from "react";
import { fullName } from "../../lib/staff.ts";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";
import { ConfirmDialog } from "../../parts/dialog/dialog.tsx";

const refresh = ["getStaffMember", "getDeskDay", "getRoster"] as const;

/** Cancels a booking of a class that has not started, as the roster does. */
export function CancelBooking({ member, booking }: { member: StaffMember; booking: StaffMemberBooking }) {
	const [open, setOpen] = useState(false);
	const cancel = useChange("cancelAtDesk", { refresh, done: m.today_cancel_done, onDone: () => setOpen(false) });
	if (!booking.coming || booking.cancelled_at !== null || booking.training_cancelled) return null;
	return (
		<>
			<Button
				variant="outline"
				color="danger"
				size="sm"
				aria-label={`${m.today_cancel()}: ${booking.training}`}
				onClick={() => setOpen(true)}
			>
				{m.today_cancel()}
			</Button>
			{open && (
				<ConfirmDialog
					title={m.today_cancel_ask()}
					text={m.today_cancel_text({ name: fullName(member) })}
					confirm={m.today_cancel()}
					danger
					busy={cancel.isPending}
					onConfirm={() => cancel.mutate({ params: { id: booking.id } })}
					onClose={() => setOpen(false)}
				/>
			)}
		</>
	);
}

export function EndWait({ wait }: { wait: StaffMemberWait }) {
	const end = useChange("endWaitAtDesk", { refresh, done: m.today_wait_end_done });
	return (
		<Button
			variant="default"
			size="sm"
			aria-label={`${m.today_wait_end()}: ${wait.training}`}
			loading={end.isPending}
			onClick={() => end.mutate({ params: { id: wait.id } })}
		>
			{m.today_wait_end()}
		</Button>
	);
}
