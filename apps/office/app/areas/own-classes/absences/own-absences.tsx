import type { CoachAbsence } from "@kvart/contract/staff/schedule-absence";
import type { CalendarDate } from "@kvart/contract/time";
import { Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CalendarX2 } from "lucide-react";
import { useState } from "react";
import { formatDays } from "../../../lib/format.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog, DialogForm } from "../../../parts/dialog/dialog.tsx";
import { DateField } from "../../../parts/fields/date-fields.tsx";
import { FormGrid } from "../../../parts/fields/field-group.tsx";
import { ActionRow, Panel } from "../../../parts/panel/panel.tsx";

const refresh = ["listOwnAbsences", "getOwnWeek"] as const;

function AbsenceForm({ today, onClose }: { today: CalendarDate; onClose: () => void }) {
	const [from, setFrom] = useState<CalendarDate | null>(today);
	const [to, setTo] = useState<CalendarDate | null>(today);
	const add = useChange("addOwnAbsence", {
		refresh,
		done: ({ open }) => (open > 0 ? m.own_classes_away_asked({ count: open }) : m.own_classes_away_saved()),
		onDone: onClose,
	});
	const first = from ?? today;
	const last = to === null || to < first ? first : to;
	return (
		<Dialog onClose={onClose} title={m.own_classes_away_title()}>
			<DialogForm
				submit={m.own_classes_away_send()}
				busy={add.isPending}
				onSubmit={() => add.mutate({ body: { from: first, to: last } })}
				onClose={onClose}
			>
				<Text>{m.own_classes_away_text()}</Text>
				<FormGrid>
					<DateField name="from" label={m.schedule_away_from()} required min={today} value={from} onChange={setFrom} />
					<DateField name="to" label={m.schedule_away_to()} required min={first} value={last} onChange={setTo} />
				</FormGrid>
			</DialogForm>
		</Dialog>
	);
}

function Absence({ one }: { one: CoachAbsence }) {
	const remove = useChange("removeOwnAbsence", { refresh, done: m.own_classes_away_removed });
	const days = formatDays(one.from, one.to);
	return (
		<ActionRow
			title={days}
			text={one.open > 0 ? m.own_classes_away_waits({ count: one.open }) : m.own_classes_away_settled()}
		>
			<Button
				variant="default"
				loading={remove.isPending}
				aria-label={`${m.own_classes_away_remove()}: ${days}`}
				onClick={() => remove.mutate({ params: { id: one.id } })}
			>
				{m.own_classes_away_remove()}
			</Button>
		</ActionRow>
	);
}

/** Days on which the coach is away, and the button to say so. */
export function OwnAbsences({ today }: { today: CalendarDate }) {
	const { data = [] } = useQuery(apiQuery("listOwnAbsences"));
	const [adding, setAdding] = useState(false);
	const button = (
		<Button variant="default" leftSection={<CalendarX2 size={18} aria-hidden />} onClick={() => setAdding(true)}>
			{m.own_classes_away_add()}
		</Button>
	);
	return (
		<>
			{data.length === 0 ? (
				button
			) : (
				<Panel title={m.own_classes_away_list()} actions={button}>
					{data.map((one) => (
						<Absence key={one.id} one={one} />
					))}
				</Panel>
			)}
			{adding && <AbsenceForm today={today} onClose={() => setAdding(false)} />}
		</>
	);
}
