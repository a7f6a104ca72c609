import type { GuestCall } from "@kvart/contract/staff/schedule-changes";
import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Phone } from "lucide-react";
import { formatInstant } from "../../lib/format.ts";
import { formatMoment, nameOf } from "../../lib/labels.ts";
import { apiQuery } from "../../lib/queries.ts";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";
import { Dialog } from "../dialog/dialog.tsx";
import { PhoneLink } from "../facts/facts.tsx";
import styles from "./guest-calls.module.css";

/** Guests who have to be called, and those who were; of all clubs of the account without `gymId`. */
function useGuestCalls(gymId: number | undefined): GuestCall[] {
	const query = gymId === undefined ? {} : { gym: String(gymId) };
	const { data = [] } = useQuery(apiQuery("listGuestCalls", { query }));
	return data;
}

const callsLeft = (calls: readonly GuestCall[]) => calls.filter(({ called_at }) => called_at === null).length;

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
export function GuestCallsDialog({ gymId, onClose }: { gymId: number | undefined; onClose: () => void }) {
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

/** As long as there are guests to call, or calls to look up. */
export function GuestCallsButton({ gymId, onOpen }: { gymId: number | undefined; onOpen: () => void }) {
	const calls = useGuestCalls(gymId);
	const left = callsLeft(calls);
	if (calls.length === 0) return null;
	return (
		<Button
			variant={left > 0 ? "outline" : "default"}
			{...(left > 0 && { color: "warning.8" })}
			leftSection={<Phone size={18} aria-hidden />}
			onClick={onOpen}
		>
			{left > 0 ? m.schedule_calls_left({ count: left }) : m.schedule_calls()}
		</Button>
	);
}
