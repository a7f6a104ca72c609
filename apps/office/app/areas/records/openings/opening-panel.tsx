import type { OpeningRequests } from "@kvart/contract/staff/openings";
import { Badge, Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { MailCheck, Send } from "lucide-react";
import { useState } from "react";
import { formatInstant } from "../../../lib/format.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import type { Column } from "../../../parts/data-table/column.ts";
import { DataTable } from "../../../parts/data-table/data-table.tsx";
import { ConfirmDialog } from "../../../parts/dialog/dialog.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { EmptyState } from "../../../parts/states/states.tsx";

type Request = OpeningRequests["requests"][number];

const columns = (): Column<Request>[] => [
	{ key: "email", label: m.records_email(), sortBy: ({ email }) => email, cell: ({ email }) => email },
	{
		key: "language",
		label: m.records_language(),
		sortBy: ({ language }) => language,
		cell: ({ language }) => (language === "sr" ? m.parts_in_serbian() : m.parts_in_english()),
		narrow: true,
	},
	{
		key: "since",
		label: m.records_opening_since(),
		sortBy: ({ created_at }) => created_at,
		csv: ({ created_at }) => formatInstant(created_at),
		cell: ({ created_at }) => formatInstant(created_at),
	},
	{
		key: "notified",
		label: m.records_opening_notified(),
		sortBy: ({ notified_at }) => notified_at ?? "",
		csv: ({ notified_at }) => (notified_at ? formatInstant(notified_at) : m.records_opening_waits()),
		cell: ({ notified_at }) =>
			notified_at ? formatInstant(notified_at) : <Badge color="warning">{m.records_opening_waits()}</Badge>,
	},
];

interface OpeningPanelProps {
	gymId: number;
	comingSoon: boolean;
}

/** Addresses that wait for a club to open, and the one mail to all of them. Hidden if there are none. */
export function OpeningPanel({ gymId, comingSoon }: OpeningPanelProps) {
	const query = useQuery(apiQuery("listOpeningRequests", { params: { id: gymId } }));
	const { data } = query;
	const empty = (data?.waiting ?? 0) + (data?.notified ?? 0) === 0;
	if (empty && !comingSoon) return null;
	return (
		<Panel
			title={m.records_opening()}
			text={m.records_opening_text()}
			actions={data && <Announcement gymId={gymId} comingSoon={comingSoon} waiting={data.waiting} />}
		>
			{data && !empty && (
				<Text mb="md">{m.records_opening_count({ waiting: data.waiting, notified: data.notified })}</Text>
			)}
			<DataTable
				label={m.records_opening()}
				query={{ ...query, data: data?.requests }}
				columns={columns()}
				rowKey={({ id }) => id}
				textOf={({ email }) => email}
				empty={<EmptyState icon={MailCheck} title={m.records_opening_none()} text={m.records_opening_none_text()} />}
			/>
		</Panel>
	);
}

function Announcement({ gymId, comingSoon, waiting }: OpeningPanelProps & { waiting: number }) {
	const [confirming, setConfirming] = useState(false);
	const announcement = useChange("announceOpening", {
		refresh: ["listOpeningRequests"],
		done: ({ sent }) => m.records_opening_sent({ sent }),
		onDone: () => setConfirming(false),
		onRefusal: () => {
			setConfirming(false);
			return false;
		},
	});
	return (
		<>
			<Button
				leftSection={<Send size={18} aria-hidden />}
				disabled={comingSoon || waiting === 0}
				{...(comingSoon && { title: m.records_opening_early() })}
				onClick={() => setConfirming(true)}
			>
				{m.records_opening_send()}
			</Button>
			{confirming && (
				<ConfirmDialog
					title={m.records_opening_send()}
					text={m.records_opening_ask({ waiting })}
					confirm={m.records_opening_send()}
					busy={announcement.isPending}
					onConfirm={() => announcement.mutate({ params: { id: gymId } })}
					onClose={() => setConfirming(false)}
				/>
			)}
		</>
	);
}
