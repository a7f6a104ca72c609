import type { OwnClass } from "@kvart/contract/staff/own-classes";
import type { DeskTraining } from "@kvart/contract/staff/today";
import { Alert, Button, Checkbox, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CalendarX2, Handshake } from "lucide-react";
import { useState } from "react";
import { formatMoment, nameOf } from "../../../lib/labels.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog, DialogForm } from "../../../parts/dialog/dialog.tsx";
import { ActionRow, Panel } from "../../../parts/panel/panel.tsx";

const refresh = ["getOwnWeek"] as const;

interface RequestDialogProps {
	one: OwnClass;
	absent: boolean;
	/** Other classes of that day. */
	others: readonly OwnClass[];
	onClose: () => void;
}

function RequestDialog({ one, absent, others, onClose }: RequestDialogProps) {
	const [wholeDay, setWholeDay] = useState(false);
	const request = useChange("requestSubstitute", {
		refresh,
		done: absent ? m.own_classes_absent_done : m.own_classes_offer_done,
		onDone: onClose,
	});
	const chosen = wholeDay ? [one, ...others] : [one];
	const items = chosen.map(({ period_id, training_date }) => ({ period_id, date: training_date }));
	return (
		<Dialog onClose={onClose} title={absent ? m.own_classes_absent_title() : m.own_classes_offer_title()}>
			<DialogForm
				submit={absent ? m.own_classes_absent_send() : m.own_classes_offer_send()}
				busy={request.isPending}
				onSubmit={() => request.mutate({ body: { items, absent } })}
				onClose={onClose}
			>
				<Text fw={700}>
					{nameOf(one.training)}, {formatMoment(one.training_date, one.time)}
				</Text>
				<Text>{absent ? m.own_classes_absent_text() : m.own_classes_offer_text()}</Text>
				{others.length > 0 && (
					<Checkbox
						checked={wholeDay}
						onChange={({ currentTarget }) => setWholeDay(currentTarget.checked)}
						label={m.own_classes_whole_day({ count: others.length + 1 })}
					/>
				)}
			</DialogForm>
		</Dialog>
	);
}

function OpenRequest({ request }: { request: NonNullable<OwnClass["request"]> }) {
	const withdraw = useChange("withdrawRequest", { refresh, done: m.own_classes_withdrawn });
	const { absent, taken_by } = request;
	const waiting = absent ? m.own_classes_absent_waits() : m.own_classes_offer_waits();
	return (
		<Alert color={taken_by ? "booked" : "warning"}>
			<Group justify="space-between" gap="sm">
				<Text>{taken_by ? m.own_classes_taken_waits({ name: taken_by.name }) : waiting}</Text>
				<Button
					variant="default"
					loading={withdraw.isPending}
					onClick={() => withdraw.mutate({ params: { id: request.id } })}
				>
					{m.own_classes_withdraw()}
				</Button>
			</Group>
		</Alert>
	);
}

/** "I cannot come", and "who could take this over". */
export function SubstituteActions({ training }: { training: DeskTraining }) {
	const { data } = useQuery(apiQuery("getOwnWeek", { query: { date: training.date } }));
	const [asking, setAsking] = useState<"absent" | "offer" | null>(null);
	const ofDay = data?.classes.filter(
		(one) => one.training_date === training.date && !one.cancelled && one.taught_by === null,
	);
	const one = ofDay?.find(({ period_id }) => period_id === training.period_id);
	if (!one) return null;
	const others = ofDay?.filter((other) => other !== one && other.time >= one.time) ?? [];
	return (
		<Panel title={m.own_classes_substitute()}>
			{one.request ? (
				<OpenRequest request={one.request} />
			) : (
				<>
					<ActionRow title={m.own_classes_absent_title()} text={m.own_classes_absent_hint()}>
						<Button
							variant="default"
							leftSection={<CalendarX2 size={18} aria-hidden />}
							onClick={() => setAsking("absent")}
						>
							{m.own_classes_absent_button()}
						</Button>
					</ActionRow>
					<ActionRow title={m.own_classes_offer_title()} text={m.own_classes_offer_hint()}>
						<Button
							variant="default"
							leftSection={<Handshake size={18} aria-hidden />}
							onClick={() => setAsking("offer")}
						>
							{m.own_classes_offer_button()}
						</Button>
					</ActionRow>
				</>
			)}
			{asking && (
				<RequestDialog one={one} absent={asking === "absent"} others={others} onClose={() => setAsking(null)} />
			)}
		</Panel>
	);
}
