import type { CallOutcome, ClassCall } from "@kvart/contract/staff/schedule-changes";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Check, Phone, PhoneMissed, Undo2 } from "lucide-react";
import { formatInstant } from "../../lib/format.ts";
import { formatMoment, nameOf } from "../../lib/labels.ts";
import { apiQuery } from "../../lib/queries.ts";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";
import { Dialog } from "../dialog/dialog.tsx";
import { PhoneLink } from "../facts/facts.tsx";
import { byClass, callsLeft, newsLabel } from "./calls-by-class.ts";
import styles from "./class-calls.module.css";

/** People who have to be called, and those who were; of all clubs of the account without `gymId`. */
function useCalls(gymId: number | undefined): ClassCall[] {
	const query = gymId === undefined ? {} : { gym: String(gymId) };
	const { data = [] } = useQuery(apiQuery("listCalls", { query }));
	return data;
}

function useRecord() {
	const { mutate, isPending } = useChange("recordCalls", { refresh: ["listCalls", "listScheduleChanges"] });
	return {
		isPending,
		record: (calls: readonly ClassCall[], outcome: CallOutcome) =>
			mutate({ body: { ids: calls.map(({ id }) => id), outcome } }),
	};
}

/** The result of the call, or the person's news unless everyone in the class hears the same. */
function stateLabel(call: ClassCall, isSameForAll: boolean): string | null {
	const { called_at, called_by, tried_at } = call;
	if (called_at) return m.schedule_called_by({ name: called_by ?? "", at: formatInstant(called_at) });
	if (tried_at) return m.schedule_call_tried({ at: formatInstant(tried_at) });
	return isSameForAll ? null : newsLabel(call);
}

function Person({ call, isSameForAll }: { call: ClassCall; isSameForAll: boolean }) {
	const { record, isPending } = useRecord();
	const { name, role, phone, called_at } = call;
	const state = stateLabel(call, isSameForAll);
	const choose = (outcome: CallOutcome) => () => record([call], outcome);
	return (
		<li className={styles.person} data-called={called_at !== null || undefined}>
			<div>
				<Text fw={600}>{role === "coach" ? m.schedule_call_coach({ name }) : name}</Text>
				{state && (
					<Text size="sm" c="dimmed">
						{state}
					</Text>
				)}
			</div>
			{phone ? (
				<PhoneLink phone={phone} className={styles.phone} />
			) : (
				<Text c="dimmed">{m.schedule_call_no_phone()}</Text>
			)}
			<Group gap="xs" className={styles.outcomes}>
				{called_at ? (
					<Button
						size="compact-sm"
						variant="subtle"
						disabled={isPending}
						leftSection={<Undo2 size={16} aria-hidden />}
						onClick={choose("open")}
						aria-label={m.schedule_call_again_of({ name })}
					>
						{m.schedule_call_again()}
					</Button>
				) : (
					<>
						<Button
							size="compact-sm"
							disabled={isPending}
							leftSection={<Check size={16} aria-hidden />}
							onClick={choose("reached")}
							aria-label={m.schedule_call_reached_of({ name })}
						>
							{m.schedule_call_reached()}
						</Button>
						<Button
							size="compact-sm"
							variant="default"
							disabled={isPending}
							leftSection={<PhoneMissed size={16} aria-hidden />}
							onClick={choose("no-answer")}
							aria-label={m.schedule_call_no_answer_of({ name })}
						>
							{m.schedule_call_no_answer()}
						</Button>
					</>
				)}
			</Group>
		</li>
	);
}

function ClassCalls({ calls }: { calls: [ClassCall, ...ClassCall[]] }) {
	const { record, isPending } = useRecord();
	const [{ training, training_date, time }] = calls;
	const open = calls.filter(({ called_at }) => called_at === null);
	const isSameForAll = new Set(calls.map(newsLabel)).size === 1;
	return (
		<section aria-label={`${nameOf(training)}, ${formatMoment(training_date, time)}`}>
			<Group justify="space-between" gap="sm" className={styles.class}>
				<div>
					<Text fw={700}>{`${nameOf(training)}, ${formatMoment(training_date, time)}`}</Text>
					{isSameForAll && <Text size="sm">{newsLabel(calls[0])}</Text>}
				</div>
				{open.length > 1 && (
					<Button size="compact-sm" variant="subtle" disabled={isPending} onClick={() => record(open, "reached")}>
						{m.schedule_calls_all_reached({ count: open.length })}
					</Button>
				)}
			</Group>
			<ul className={styles.people}>
				{calls.map((call) => (
					<Person key={call.id} call={call} isSameForAll={isSameForAll} />
				))}
			</ul>
		</section>
	);
}

/** Guests have only a phone number, and some coaches no account: staff call them, class by class. */
export function ClassCallsDialog({ gymId, onClose }: { gymId: number | undefined; onClose: () => void }) {
	const calls = useCalls(gymId);
	const left = callsLeft(calls);
	return (
		<Dialog size="52rem" onClose={onClose} title={m.schedule_calls_title()} closeOnClickOutside={false}>
			<Stack gap="lg">
				<Text>{m.schedule_calls_text()}</Text>
				{byClass(calls).map((group) => (
					<ClassCalls key={group[0].id} calls={group} />
				))}
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

/** As long as there are people to call, or calls to look up. */
export function ClassCallsButton({ gymId, onOpen }: { gymId: number | undefined; onOpen: () => void }) {
	const calls = useCalls(gymId);
	const left = callsLeft(calls);
	if (calls.length === 0) return null;
	return (
		<Button
			variant={left > 0 ? "outline" : "default"}
			{...(left > 0 && { color: "warning" })}
			leftSection={<Phone size={18} aria-hidden />}
			onClick={onOpen}
		>
			{left > 0 ? m.schedule_calls_left({ count: left }) : m.schedule_calls()}
		</Button>
	);
}
