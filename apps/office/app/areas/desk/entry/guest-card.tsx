import type { ArrivalBooking } from "@kvart/contract/staff/memberships/desk-arrival";
import { Badge, Button } from "@mantine/core";
import { Check, Undo2 } from "lucide-react";
import { formatInstantClock } from "../../../lib/format.ts";
import { fullName } from "../../../lib/staff.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import styles from "./entry.module.css";
import { classOf } from "./labels.ts";
import { playAnswer } from "./sounds.ts";

/** A guest has no membership: the class that they booked lets them in. */
export function GuestCard({ booking, onDone }: { booking: ArrivalBooking; onDone: (booking: ArrivalBooking) => void }) {
	const about = classOf(booking);
	const params = { id: booking.booking_id };
	const checkIn = useChange("checkIn", {
		refresh: ["getRoster", "getDeskDay"],
		onDone: ({ now }) => {
			playAnswer("allow");
			onDone({ ...booking, checked_in_at: now });
		},
	});
	const undo = useChange("undoCheckIn", {
		refresh: ["getRoster", "getDeskDay"],
		onDone: () => onDone({ ...booking, checked_in_at: null }),
	});
	return (
		<article className={styles.card}>
			<h2 className={styles.name}>
				{fullName(booking)} <Badge color="gray">{m.desk_guest()}</Badge>
			</h2>
			<div className={styles.actions}>
				{booking.cancelled && <p className={styles.off}>{m.desk_class_cancelled(about)}</p>}
				{!booking.cancelled && booking.checked_in_at === null && (
					<Button
						size="lg"
						leftSection={<Check size={22} aria-hidden />}
						loading={checkIn.isPending}
						onClick={() => checkIn.mutate({ params })}
					>
						{m.desk_check_in(about)}
					</Button>
				)}
				{booking.checked_in_at !== null && (
					<div className={styles.done}>
						<span className={styles.since}>
							<Check size={20} strokeWidth={3} aria-hidden />
							{m.desk_checked_in({ ...about, at: formatInstantClock(booking.checked_in_at) })}
						</span>
						<Button
							variant="default"
							leftSection={<Undo2 size={18} aria-hidden />}
							loading={undo.isPending}
							onClick={() => undo.mutate({ params })}
						>
							{m.desk_undo_check_in(about)}
						</Button>
					</div>
				)}
			</div>
		</article>
	);
}
