import type { GuestToCall } from "@kvart/contract/staff/schedule";
import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../parts/dialog/dialog.tsx";
import { PhoneLink } from "../../../parts/facts/facts.tsx";
import { formatMoment } from "../labels.ts";
import styles from "./dialogs.module.css";

/** Guests have only a phone number: staff call them and tick them off. */
export function CallList({ guests, onClose }: { guests: readonly GuestToCall[]; onClose: () => void }) {
	const [called, setCalled] = useState<ReadonlySet<number>>(new Set());
	const left = guests.length - called.size;

	function tick(id: number, done: boolean) {
		const others = [...called].filter((one) => one !== id);
		setCalled(new Set(done ? [...others, id] : others));
	}

	return (
		<Dialog size="lg" onClose={onClose} title={m.schedule_calls_title()} closeOnClickOutside={false}>
			<Stack gap="lg">
				<Text>
					{m.schedule_calls_text()} {guests.every(({ moved }) => moved) && m.schedule_calls_moved()}
				</Text>
				<ul className={styles.guests}>
					{guests.map(({ booking_id, name, phone, training_date, time }) => (
						<li key={booking_id} className={styles.guest} data-called={called.has(booking_id) || undefined}>
							<Checkbox
								checked={called.has(booking_id)}
								onChange={({ currentTarget }) => tick(booking_id, currentTarget.checked)}
								label={name}
								description={formatMoment(training_date, time)}
							/>
							<PhoneLink phone={phone} className={styles.phone} />
						</li>
					))}
				</ul>
				<Group justify="space-between" gap="sm">
					<Text component="output" fw={600}>
						{left > 0 ? m.schedule_calls_left({ count: left }) : m.schedule_calls_done()}
					</Text>
					<Button variant={left > 0 ? "default" : "filled"} onClick={onClose}>
						{m.parts_close()}
					</Button>
				</Group>
			</Stack>
		</Dialog>
	);
}
