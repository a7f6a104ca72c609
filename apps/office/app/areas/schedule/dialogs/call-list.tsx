import type { GuestCall } from "@kvart/contract/staff/schedule-changes";
import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { formatInstant } from "../../../lib/format.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../parts/dialog/dialog.tsx";
import { PhoneLink } from "../../../parts/facts/facts.tsx";
import { formatMoment, nameOf } from "../labels.ts";
import styles from "./dialogs.module.css";

/** Guests of a club who have to be called, and those who were. */
export function useGuestCalls(gymId: number): GuestCall[] {
	const { data = [] } = useQuery(apiQuery("listGuestCalls", { query: { gym: String(gymId) } }));
	return data;
}

export const callsLeft = (calls: readonly GuestCall[]) => calls.filter(({ called_at }) => called_at === null).length;

const newsLabels: Record<GuestCall["news"], () => string> = {
	cancelled: m.schedule_news_cancelled,
	moved: m.schedule_news_moved,
	restored: m.schedule_news_restored,
};

function newsOf({ news, training, training_date, time, now_at }: GuestCall): string {
	const before = `${nameOf(training)}, ${formatMoment(training_date, time)}`;
	const after = now_at ? ` → ${formatMoment(now_at.training_date, now_at.time)}` : "";
	return `${newsLabels[news]()}: ${before}${after}`;
}

function Guest({ call }: { call: GuestCall }) {
	const { mutate, isPending } = useChange("tickGuestCall", { refresh: ["listGuestCalls"] });
	const called = call.called_at !== null;
	return (
		<li className={styles.guest} data-called={called || undefined}>
			<Checkbox
				checked={called}
				disabled={isPending}
				onChange={({ currentTarget }) => mutate({ params: { id: call.id }, body: { called: currentTarget.checked } })}
				label={call.name}
				description={
					call.called_at
						? m.schedule_called_by({ name: call.called_by ?? "", at: formatInstant(call.called_at) })
						: newsOf(call)
				}
			/>
			<PhoneLink phone={call.phone} className={styles.phone} />
		</li>
	);
}

/** Guests have only a phone number: staff call them and tick them off. */
export function CallList({ gymId, onClose }: { gymId: number; onClose: () => void }) {
	const calls = useGuestCalls(gymId);
	const left = callsLeft(calls);
	return (
		<Dialog size="lg" onClose={onClose} title={m.schedule_calls_title()} closeOnClickOutside={false}>
			<Stack gap="lg">
				<Text>{m.schedule_calls_text()}</Text>
				<ul className={styles.guests}>
					{calls.map((call) => (
						<Guest key={call.id} call={call} />
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
