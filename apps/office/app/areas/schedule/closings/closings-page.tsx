import type { ScheduleClosing } from "@kvart/contract/staff/schedule-closings";
import { Badge, Button, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CalendarCheck, Plus } from "lucide-react";
import { useState } from "react";
import { useClub } from "../../../lib/club.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { m } from "../../../paraglide/messages.js";
import { ClassCallsButton, ClassCallsDialog } from "../../../parts/class-calls/class-calls.tsx";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { ActionRow, Panel } from "../../../parts/panel/panel.tsx";
import { EmptyState, QueryResult } from "../../../parts/states/states.tsx";
import { ChangesBar } from "../changes-bar.tsx";
import { type Made, opensCalls } from "../dialogs/use-schedule-change.ts";
import { EditClosingDialog, NewClosingDialog, WithdrawClosingDialog } from "./closing-dialogs.tsx";
import { closedLabel, closingReason, placeLabel } from "./closing-labels.ts";
import styles from "./closings-page.module.css";

type Open = { kind: "new" } | { kind: "edit" | "withdraw"; closing: ScheduleClosing };

interface ClosingRowProps {
	closing: ScheduleClosing;
	onOpen: (open: Open) => void;
}

function ClosingRow({ closing, onOpen }: ClosingRowProps) {
	const { state, own, classes } = closing;
	const name = `${placeLabel(closing)}, ${closedLabel(closing)}`;
	const count = classes > 0 ? m.closings_classes({ count: classes }) : m.closings_no_classes();
	return (
		<ActionRow title={name} text={`${closingReason(closing)} · ${count}`}>
			{own && state !== "past" && (
				<Group gap="xs">
					<Button
						variant="default"
						aria-label={`${m.closings_edit()}: ${name}`}
						onClick={() => onOpen({ kind: "edit", closing })}
					>
						{m.closings_edit()}
					</Button>
					<Button
						variant="outline"
						color="danger"
						aria-label={`${m.closings_withdraw()}: ${name}`}
						onClick={() => onOpen({ kind: "withdraw", closing })}
					>
						{m.closings_withdraw()}
					</Button>
				</Group>
			)}
			{!own && <Badge color="ink">{m.closings_chain()}</Badge>}
		</ActionRow>
	);
}

const states = [
	["now", m.closings_now],
	["coming", m.closings_coming],
	["past", m.closings_past],
] as const;

function ClosingList({ closings, onOpen }: { closings: readonly ScheduleClosing[] } & Pick<ClosingRowProps, "onOpen">) {
	if (closings.length === 0)
		return <EmptyState icon={CalendarCheck} title={m.closings_none()} text={m.closings_none_text()} />;
	return (
		<div className={styles.lists}>
			{states.map(([state, label]) => {
				const found = closings.filter((closing) => closing.state === state);
				if (found.length === 0) return null;
				return (
					<Panel key={state} title={label()}>
						{found.map((closing) => (
							<ClosingRow key={closing.id} closing={closing} onOpen={onOpen} />
						))}
					</Panel>
				);
			})}
		</div>
	);
}

/** Closings of the chosen club, or of all. */
export function ClosingsPage() {
	const { club } = useClub();
	const [open, setOpen] = useState<Open | null>(null);
	const [calling, setCalling] = useState(false);
	const query = useQuery(apiQuery("listScheduleClosings", { query: club ? { gym: String(club.id) } : {} }));
	const time = useQuery(apiQuery("getTime"));
	const dialog = {
		today: time.data?.date ?? "",
		onClose: () => setOpen(null),
		onDone: (made: Made) => {
			setOpen(null);
			setCalling(opensCalls(made));
		},
	};
	return (
		<>
			<PageHeader
				title={m.closings_title()}
				text={m.closings_text()}
				actions={
					<>
						<ClassCallsButton gymId={club?.id} onOpen={() => setCalling(true)} />
						<Button
							leftSection={<Plus size={18} aria-hidden />}
							disabled={!time.data}
							onClick={() => setOpen({ kind: "new" })}
						>
							{m.closings_add()}
						</Button>
					</>
				}
			/>
			<ChangesBar gymId={club?.id} onCall={() => setCalling(true)} />
			<QueryResult query={query}>{(closings) => <ClosingList closings={closings} onOpen={setOpen} />}</QueryResult>
			{open?.kind === "new" && <NewClosingDialog gymId={club?.id ?? null} {...dialog} />}
			{open?.kind === "edit" && <EditClosingDialog closing={open.closing} {...dialog} />}
			{open?.kind === "withdraw" && <WithdrawClosingDialog closing={open.closing} {...dialog} />}
			{calling && <ClassCallsDialog gymId={club?.id} onClose={() => setCalling(false)} />}
		</>
	);
}
